// Days of the calendar where the reader lives, as date fields have them, and moments in seconds.

/** The moment when a day is over. */
export function endOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + 1).getTime() / 1000;
}

/** The last day that is over at that moment at the latest; empty for no moment. */
export function dayUpTo(seconds: number | null | undefined): string {
  if (!seconds) return "";
  const last = new Date(seconds * 1000 - 1);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}
