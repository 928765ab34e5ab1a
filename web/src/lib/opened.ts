// The record that was opened from a file, on its way between the pages that show and check it.

let text: string | null = null;

export const opened = {
  get text(): string | null {
    return text;
  },
  set text(value: string | null) {
    text = value;
  },
};
