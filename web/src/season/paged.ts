// Something long that is read page by page, from its end; a page that has not changed is kept.

export interface Sheet<T> {
  page: number;
  /** One mark for each page there is; it changes when anything on the page does. */
  marks: readonly string[];
  rows: readonly T[];
}

export class Paged<T> {
  /** How many pages there are, as far as is known. */
  count = 0;
  #kept = new Map<number, { mark: string; rows: readonly T[] }>();

  constructor(private readonly read: (page: number | null) => Promise<Sheet<T>>) {}

  #keep(sheet: Sheet<T>): void {
    this.#kept.set(sheet.page, { mark: sheet.marks[sheet.page] ?? "", rows: sheet.rows });
  }

  /** The rows of that many pages at the end. */
  async last(wanted: number): Promise<T[]> {
    const last = await this.read(null);
    this.#keep(last);
    this.count = last.marks.length;
    const first = Math.max(0, this.count - wanted);
    for (let page = first; page < last.page; page++)
      if (this.#kept.get(page)?.mark !== last.marks[page]) this.#keep(await this.read(page));
    for (const page of this.#kept.keys()) if (page >= this.count) this.#kept.delete(page);
    const pages = Array.from({ length: this.count - first }, (_, at) => first + at);
    return pages.flatMap((page) => this.#kept.get(page)?.rows ?? []);
  }
}
