/** The month `by` months after (negative: before) another, both as `2026-11`. */
export function monthAfter(month: string, by = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
