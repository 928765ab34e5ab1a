// A site below a path: links and requests carry it once, and the page's own paths never do.

import { expect, test } from "vitest";
import { below, within } from "../src/lib/base";

test("at the root of its address nothing changes", () => {
  expect(below("/m/abc", "")).toBe("/m/abc");
  expect(within("/m/abc", "")).toBe("/m/abc");
});

test("a path is put below once", () => {
  expect(below("/m/abc#token", "/rosen")).toBe("/rosen/m/abc#token");
  expect(below("/rosen/m/abc", "/rosen")).toBe("/rosen/m/abc");
  expect(below("/", "/rosen")).toBe("/rosen/");
  expect(below("/rosenkoenig", "/rosen")).toBe("/rosen/rosenkoenig");
});

test("what is no path of ours stays", () => {
  for (const other of ["https://else.example/", "//else.example/x", "#there", "mailto:a@b.example"])
    expect(below(other, "/rosen")).toBe(other);
});

test("the page knows its paths without it", () => {
  expect(within("/rosen/m/abc", "/rosen")).toBe("/m/abc");
  expect(within("/rosen", "/rosen")).toBe("/");
  expect(within("/rosenkrieg", "/rosen")).toBe("/rosenkrieg");
});
