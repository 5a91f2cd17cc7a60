/** The properties that fill the form. No other one reaches the parser: a file may repeat each ten thousand times. */
const wanted: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE'],
  ...['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL'],
])
const texts: ReadonlySet<string> = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION'])

/** UTF-16 units of a property that is no text: a rule with every day of the month has 150. Addresses of meetings may have more. */
const longestLine = 1_000
/** UTF-16 units of a text that are read. */
const longestText = 8_000

/**
 * The first event of a calendar file as a file of its own: its wanted properties, each once, without alarms and without the zones of the file. Time grows
 * with the length of the text. Null without a whole event, and for one whose time is far too long or does not exist. A long address is left out.
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
      const isText = texts.has(property)
      const isTooLong = line.length > longestLine && !isText
      if ((isTooLong && property !== 'URL') || (!isText && isImpossible(value))) return null
      // A cut may not end within an escaped sign.
      if (!isTooLong) found.set(property, isText ? line.slice(0, longestText).replace(/\\$/, '') : line)
    }
  }
  return null
}

/** Whether a property's value is a moment that no calendar has, such as 30 February: the library would take a later day. */
function isImpossible(value: string): boolean {
  const [, year, month, day, hour = '0', minute = '0'] =
    /(?:^|:)(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}Z?)?$/.exec(value.trim()) ?? []
  if (year === undefined) return false
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return (
    Number(month) < 1 ||
    Number(month) > 12 ||
    Number(day) < 1 ||
    Number(day) > last ||
    Number(hour) > 23 ||
    Number(minute) > 59
  )
}

/** A file's lines. One that goes on begins the next with a space (RFC 5545, 3.1). */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)

const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
