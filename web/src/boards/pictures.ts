// The picture of a game on the start page: `boards/<key>/picture.svg`.

const pictures = import.meta.glob<string>("./*/picture.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The symbols that they are made of, for a Sprite of the page that shows them. */
export const art = import.meta.glob<string>(
  "../assets/art/{stone-*,crown-piece,cube-*,die-white-0,block-red-2,block-red-4,block-red-hidden,block-white-3,block-white-hidden,charge-lis,charge-portcullis,charge-sun,hex-*,unit-*,sword}.svg",
  { query: "?raw", import: "default", eager: true },
);

/** The markup of a game's picture, or null where its folder has none. */
export function pictureOf(game: string): string | null {
  return pictures[`./${game}/picture.svg`] ?? null;
}
