import { plural } from '../../text/format.ts'

/** The properties that fill the form. No other one reaches the parser: a file may repeat each ten thousand times. */
const wanted: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE'],
  ...['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL'],
])
const texts: ReadonlySet<string> = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION'])
const moments: ReadonlySet<string> = new Set(['DTSTART', 'DTEND'])

/** UTF-16 units of a property that is no text: a rule with every day of the month has 150. Addresses of meetings may have more. */
const longestLine = 1_000
/** UTF-16 units of a text that are read. */
const longestText = 8_000

/** Counts of what a file's form does not take: days that the series leaves out or adds, its changed dates, and other events. */
export interface LeftOut {
  excluded: number
  added: number
  changed: number
  events: number
}

/** An event of a file while its lines are read. */
interface Found {
  lines: Map<string, string>
  uid: string
  /** Whether it changes one date of a series. */
  isChange: boolean
  isCancelled: boolean
  /** Whether its time is far too long or does not exist. */
  isImpossible: boolean
  excluded: number
  added: number
}

/**
 * The event of a calendar file as a file of its own: its wanted properties, each once, without alarms and without the zones of the file. It is the
 * first one that is not cancelled and not a changed date of a series; else the first. Time grows with the length of the text. Null without a whole
 * event, and for one whose time is far too long or does not exist. A long address is left out.
 */
export function firstEventIn(text: string): string | null {
  const { events, isCancelled, leftOut } = eventsIn(text)
  const usable = events.filter(({ isImpossible }) => !isImpossible)
  const rank = (event: Found) => (event.isCancelled ? 2 : 0) + (event.isChange ? 1 : 0)
  const [chosen] = usable.toSorted((one, other) => rank(one) - rank(other))
  if (!chosen) return null
  const others = events.filter(event => event !== chosen)
  const changed = others.filter(event => event.isChange && event.uid === chosen.uid).length
  const { excluded, added } = chosen
  return fileOf([
    ...chosen.lines.values(),
    ...(isCancelled || chosen.isCancelled ? [cancelledLine] : []),
    ...leftOutLines(leftOut ?? { excluded, added, changed, events: others.length - changed }),
  ])
}

const cancelledLine = 'STATUS:CANCELLED'
/** Our own property: a file that was shortened in the browser still tells the server what was left out. */
const leftOutName = 'X-PORTAL-LEFT-OUT'
const leftOutLine = new RegExp(`^${leftOutName}:(\\d{1,5});(\\d{1,5});(\\d{1,5});(\\d{1,5})\\s*$`, 'm')

function leftOutLines({ excluded, added, changed, events }: LeftOut): string[] {
  const counts = [excluded, added, changed, events].map(count => Math.min(count, 99_999))
  return counts.some(count => count > 0) ? [`${leftOutName}:${counts.join(';')}`] : []
}

/** Whether the event of a file that `firstEventIn` made was cancelled. */
export const isCancelledIn = (file: string): boolean => file.split('\r\n').includes(cancelledLine)

/** What a file that `firstEventIn` made leaves out of the one that it was made from. */
export function leftOutOf(file: string): LeftOut | null {
  const counts = leftOutLine.exec(file)?.slice(1).map(Number)
  if (!counts) return null
  const [excluded = 0, added = 0, changed = 0, events = 0] = counts
  return { excluded, added, changed, events }
}

/** The whole events of a file. */
function eventsIn(text: string): { events: Found[]; isCancelled: boolean; leftOut: LeftOut | null } {
  const events: Found[] = []
  let isCancelled = false
  let depth = 0
  let event: Found | null = null
  for (const line of unfolded(text)) {
    const [, name = '', value = ''] = /^([\w-]{1,40})[:;]?(.*)$/s.exec(line) ?? []
    const property = name.toUpperCase()
    if (property === 'BEGIN') {
      depth++
      if (depth === 2 && value.trim().toUpperCase() === 'VEVENT') event = blank()
    } else if (property === 'END') {
      if (event && depth === 2) {
        events.push(event)
        event = null
      }
      depth--
    } else if (event && depth === 2) note(event, property, value, line)
    else if (depth === 1 && property === 'METHOD') isCancelled ||= /^cancel$/i.test(value.trim())
  }
  return { events, isCancelled, leftOut: leftOutOf(text) }
}

const blank = (): Found => ({
  lines: new Map(),
  uid: '',
  isChange: false,
  isCancelled: false,
  isImpossible: false,
  excluded: 0,
  added: 0,
})

function note(event: Found, property: string, value: string, line: string): void {
  if (property === 'RECURRENCE-ID') event.isChange = true
  else if (property === 'UID') event.uid = value.slice(0, 300)
  else if (property === 'STATUS') event.isCancelled = /^cancelled$/i.test(value.trim())
  else if (property === 'EXDATE') event.excluded += datesIn(value)
  else if (property === 'RDATE') event.added += datesIn(value)
  else if (wanted.has(property) && !event.lines.has(property)) keep(event, property, value, line)
}

const datesIn = (value: string): number => value.split(',').length

function keep(event: Found, property: string, value: string, line: string): void {
  const isText = texts.has(property)
  const isTooLong = line.length > longestLine && !isText
  const written = moments.has(property) && !isTooLong ? momentOf(property, value) : line
  if ((isTooLong && property !== 'URL') || written === null || (!isText && isImpossible(value)))
    event.isImpossible = true
  else if (!isTooLong) event.lines.set(property, isText ? escapesOf(written.slice(0, longestText)) : written)
}

/** A text whose escaped signs are those of the standard: some programs escape `&` too. A cut may not end within an escaped sign. */
const escapesOf = (text: string): string =>
  text.replace(/\\(.|$)/gs, (pair, sign: string) => (/^[\\;,n]$/i.test(sign) ? pair : sign))

/**
 * A moment's line as the standard has it, of the forms that programs write: a day without `VALUE=DATE`, `2026-12-12T19:00:00`, no seconds, an
 * offset instead of a zone. Null for one that no calendar has, such as 30 February: the library would take a later day.
 */
function momentOf(property: string, value: string): string | null {
  const found =
    /(?:^|:)(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      value.trim(),
    )
  if (!found) return `${property}${/^[:;]/.test(value) ? '' : ':'}${value}`
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', zone = ''] = found
  if (!exists({ year, month, day, hour: hour ?? '00', minute })) return null
  const parameters = value
    .slice(0, found.index)
    .replace(/(?:^|;)VALUE=[^;:]*/i, '')
    .replace(/^;/, '')
  if (hour === undefined) return `${property};VALUE=DATE:${year}${month}${day}`
  const local = `${year}${month}${day}T${hour}${minute}${second}`
  if (/^[+-]/.test(zone)) return `${property}:${utcOf({ year, month, day, hour, minute }, zone)}`
  return `${property}${parameters && `;${parameters}`}:${local}${zone.toUpperCase()}`
}

interface Moment {
  year: string
  month: string
  day: string
  hour: string
  minute: string
}

function exists({ year, month, day, hour, minute }: Moment): boolean {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last
  return isDay && Number(hour) <= 23 && Number(minute) <= 59
}

function utcOf({ year, month, day, hour, minute }: Moment, zone: string): string {
  const sign = zone.startsWith('-') ? -1 : 1
  const offset = sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
  const instant = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute) - offset),
  )
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Whether another property's value ends in a moment that does not exist, such as the end of a rule. */
function isImpossible(value: string): boolean {
  const [, year, month = '', day = '', hour = '0', minute = '0'] =
    /(?:^|:)(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}Z?)?$/.exec(value.trim()) ?? []
  return year !== undefined && !exists({ year, month, day, hour, minute })
}

/** A file's lines. One that goes on begins the next with a space (RFC 5545, 3.1). */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)

const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')

/** What else of a file the form does not take. */
export interface Untaken {
  /** Whether the event repeats by a rule that the form does not have. */
  rule: boolean
  /** Whether its title or description is longer than the form's. */
  text: boolean
}

/** Says in one sentence what did not come along; null when all did. */
export function sayLeftOut({ excluded, added, changed, events }: LeftOut, { rule, text }: Untaken): string | null {
  const parts = [
    rule && 'a repetição',
    excluded > 0 && plural(excluded, 'data que a série pula', 'datas que a série pula'),
    added > 0 && plural(added, 'data a mais', 'datas a mais'),
    changed > 0 && plural(changed, 'data alterada', 'datas alteradas'),
    events > 0 && plural(events, 'outro evento', 'outros eventos'),
    text && 'o fim dos textos, longos demais',
  ].filter(part => part !== false)
  if (parts.length === 0) return null
  const last = parts.length > 1 ? ` e ${parts.pop()}` : ''
  return `Do arquivo não vieram: ${parts.join(', ')}${last}.`
}
