// A name for an entry that is made here: what is sent twice counts once.

export const newKey = (): string =>
  crypto.randomUUID?.() ?? `k${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
