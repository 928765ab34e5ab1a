// As much Markdown as rules need, read into plain data: nothing of it is ever taken for HTML.

export type Inline =
  | { kind: "text" | "strong" | "em" | "code" | "rule"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  id: string;
  title: string;
  /** Numbers of the rules that the section tells of. */
  rules: string[];
  blocks: Block[];
}

/** `R21`, `A9`, `V112`, `6.3-1`, `4.x-2`, `E-5`. */
const RULE = /\b[RAV]\d+\b|\b(?:\d+\.[\dx]+|E)-\d+\b/g;
const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\[(?<rule>(?:[RAV]\d+|(?:\d+\.[\dx]+|E)-\d+)(?:(?:, |-)(?:[RAV]\d+|(?:\d+\.[\dx]+|E)-\d+))*)\]/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, em, code, label, href, rule } = match.groups as Record<string, string | undefined>;
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (em) parts.push({ kind: "em", text: em });
    else if (code) parts.push({ kind: "code", text: code });
    else if (rule) parts.push({ kind: "rule", text: rule });
    else if (label && href && /^(https?:\/\/|\/|#)/.test(href))
      parts.push({ kind: "link", text: label, href });
    else parts.push({ kind: "text", text: match[0] });
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

export function blocks(text: string): Block[] {
  const groups = text
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(/\n\s*\n|\n(?=#{1,6} )|(?<=^#{1,6} .*)\n/m)
    .map((group) => group.split("\n").filter((line) => line.trim()));
  return groups.filter((lines) => lines.length).map(block);
}

function block(lines: string[]): Block {
  const first = lines[0] as string;
  const heading = /^(#{1,6}) (.*?)(?: \{#[\w-]+\})?$/.exec(first);
  if (heading)
    return { kind: "heading", level: (heading[1] as string).length, text: inline(heading[2] as string) };
  if (/^(?:[-*]|\d+\.) /.test(first)) return list(lines);
  if (first.startsWith("|") && /^\|[\s:|-]+\|$/.test(lines[1] ?? "")) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: "table", head: head ?? [], rows };
  }
  return { kind: "paragraph", text: inline(lines.map((line) => line.trim()).join(" ")) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line);
    if (item) items.push(item[1] as string);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\d/.test(lines[0] as string), items: items.map(inline) };
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** A page cut at its second-level headings; what comes before the first is a section of its own. */
export function sections(text: string): Section[] {
  return text
    .split(/\n(?=## )/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const heading = /^#{1,2} (.*?)(?: \{#([\w-]+)\})?\n/.exec(`${part}\n`);
      const title = heading?.[1] ?? "";
      const id = heading?.[2] ?? slug(title);
      const body = heading ? part.slice(part.indexOf("\n") + 1 || part.length) : part;
      return { id, title, rules: [...new Set(part.match(RULE) ?? [])], blocks: blocks(body) };
    });
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The section that tells of a rule; ranges such as R18-R21 count. */
export function sectionOf(all: readonly Section[], rule: string): Section | undefined {
  return all.find(({ rules }) => rules.includes(rule));
}
