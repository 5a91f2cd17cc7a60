/** The separator that follows a whole day, month, year or hour. */
const separators: readonly [RegExp, string][] = [
  [/^\d{2}$/, '/'],
  [/^\d{2}\/\d{2}$/, '/'],
  [/^\d{2}\/\d{2}\/\d{4}$/, ' '],
  [/^\d{2}\/\d{2}\/\d{4} \d{2}$/, ':'],
]

/**
 * The text of a date field after a key: digits get their separators, so that `211120261405` becomes `21/11/2026 14:05`. A separator that the
 * person types too stands once. Deleting adds nothing.
 */
export function maskedTime(before: string, text: string): string {
  if (text.length !== before.length + 1 || !text.startsWith(before)) return text
  const last = text.at(-1) ?? ''
  if (/\d/.test(last)) return text + (separators.find(([shape]) => shape.test(text))?.[1] ?? '')
  return /[/ :]$/.test(before) && /[/ :hH.-]/.test(last) ? before : text
}
