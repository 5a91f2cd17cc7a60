/** The properties that fill the form. No other one reaches the parser: a file may repeat each ten thousand times. */
const wanted: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE'],
  ...['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL'],
])
const texts: ReadonlySet<string> = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION'])

/** UTF-16 units of a property that is no text: a rule with every day of the month has 150. Addresses of meetings may have more. */
const longestLine = 1_000

/**
 * The first event of a calendar file as a file of its own: its wanted properties, each once, without alarms and without the zones of the file. Time grows
 * with the length of the text. Null without a whole event, and for one whose time is far too long. A long address is left out.
 */
export function firstEventIn(text: string): string | null {
  const found = new Map<string, string>()
  let depth = 0
  let isInside = false
  for (const line of unfolded(text)) {
    const [, name = '', value = ''] = /^([\w-]{1,40})[:;]?(.*)$/s.exec(line) ?? []
    const property = name.toUpperCase()
    if (property === 'BEGIN') {
      depth++
      if (depth === 2 && value.trim().toUpperCase() === 'VEVENT') isInside = true
    } else if (property === 'END') {
      if (isInside && depth === 2) return fileOf([...found.values()])
      depth--
    } else if (isInside && depth === 2 && wanted.has(property) && !found.has(property)) {
      const isTooLong = line.length > longestLine && !texts.has(property)
      if (isTooLong && property !== 'URL') return null
      if (!isTooLong) found.set(property, line)
    }
  }
  return null
}

/** A file's lines. One that goes on begins the next with a space (RFC 5545, 3.1). */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)

const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
