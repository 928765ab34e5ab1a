// What the browser keeps for us. It may refuse (private windows): then nothing is kept.

const PREFIX = "rosenkrieg.";

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // full or forbidden: the page works without
  }
}
