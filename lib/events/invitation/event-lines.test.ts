import { expect, test } from 'vitest'
import { readEvent } from '#server/events/calendar/read-event.ts'
import { firstEventIn, isCancelledIn, leftOutOf } from './event-lines.ts'

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Festa', ...lines, 'END:VEVENT']
const read = (file: string) => {
  const first = firstEventIn(file)
  return first === null ? null : readEvent(first)
}

/** A zone of the file's own whose rule never ends. */
const endlessZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:STANDARD', 'DTSTART:20200101T000000', 'RRULE:FREQ=SECONDLY'],
  ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0200', 'END:STANDARD', 'END:VTIMEZONE'],
]

test('a zone that the file brings is never computed, however it is written (abuse case 41)', () => {
  const folded = endlessZone.join('\r\n').replaceAll('VTIMEZONE', 'VTIME\r\n ZONE').toLowerCase()
  const start = event('DTSTART;TZID=X:20270101T100000')
  const files = [calendar(...endlessZone, ...start), calendar(...start, ...endlessZone), calendar(folded, ...start)]
  for (const file of [...files, calendar(...event(...endlessZone, 'DTSTART;TZID=X:20270101T100000'))]) {
    expect(firstEventIn(file)).not.toMatch(/SECONDLY|TIMEZONE/i)
    expect(read(file)?.start).toEqual({ day: '2027-01-01', hour: '10:00', isUtc: false, zone: 'X' })
  }
})

test('a duration of ages and a rule without measure are no event (abuse case 41)', () => {
  expect(read(calendar(...event('DTSTART:20270101T100000Z', 'DURATION:P99999999999999W')))).toBeNull()
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=MO${',TU'.repeat(9_999)}`
  expect(read(calendar(...event('DTSTART:20270101T100000Z', rule)))).toBeNull()
  expect(read(calendar(...event('DTSTART:20270101T100000Z', 'DURATION:PT90M')))?.end?.hour).toBe('11:30')
})

test('of ten thousand repeated properties and lists, the first of those that are read counts (abuse case 41)', () => {
  const many = Array.from({ length: 10_000 }, (_, day) => [`DTSTART:20270101T10000${day % 9}Z`, `EXDATE:${day}`, 'X:1'])
  const first = firstEventIn(calendar(...event(...many.flat())))
  expect(first?.split('\r\n')).toHaveLength(7)
  expect(first && readEvent(first)?.start).toMatchObject({ day: '2027-01-01', isUtc: true })
})

test('the first event is read, without its alarms and without what the file was cut to', () => {
  const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarme', 'DURATION:PT15M', 'END:VALARM']
  const files = calendar(...event(...alarm, 'DTSTART;VALUE=DATE:20270101'), ...event('DTSTART;VALUE=DATE:20280101'))
  expect(read(files)).toMatchObject({ summary: 'Festa', start: { day: '2027-01-01', hour: null } })
  expect(read(files.slice(0, -40))?.start.day).toBe('2027-01-01')
  expect(read(files.slice(0, 100))).toBeNull()
})

const begins = (at: string, ...lines: string[]) => event(...lines, `DTSTART${at}`)

test('a series counts before its changed date, and an event that takes place before a cancelled one', () => {
  const changed = event('UID:a', 'RECURRENCE-ID:20261219T220000Z', 'DTSTART:20261219T230000Z')
  const series = event(
    'UID:a',
    'DTSTART:20261205T220000Z',
    'RRULE:FREQ=WEEKLY',
    'EXDATE:20261212T220000Z,20261226T220000Z',
  )
  for (const file of [calendar(...changed, ...series), calendar(...series, ...changed)]) {
    const first = firstEventIn(file) ?? ''
    expect(read(file)).toMatchObject({ start: { day: '2026-12-05' }, rule: { freq: 'WEEKLY' } })
    expect(leftOutOf(first)).toEqual({ excluded: 2, added: 0, changed: 1, events: 0 })
    // A file that was shortened still says what the whole one held.
    expect(firstEventIn(first)).toBe(first)
  }
  const cancelled = begins(':20261201T100000Z', 'STATUS:CANCELLED')
  const file = calendar(...cancelled, ...begins(':20261202T100000Z'), ...begins(':20261203T100000Z'))
  expect(read(file)?.start.day).toBe('2026-12-02')
  expect(leftOutOf(firstEventIn(file) ?? '')).toMatchObject({ events: 2 })
  expect(read(calendar(...changed))?.start.day).toBe('2026-12-19')
})

test('a cancelled event is known as one, by its status and by the method of its file', () => {
  const isCancelled = (...lines: string[]) => isCancelledIn(firstEventIn(firstEventIn(calendar(...lines)) ?? '') ?? '')
  expect(isCancelled(...begins(':20261202T100000Z', 'STATUS:CANCELLED'))).toBe(true)
  expect(isCancelled('METHOD:CANCEL', ...begins(':20261202T100000Z'))).toBe(true)
  expect(isCancelled(...begins(':20261202T100000Z', 'STATUS:CONFIRMED', 'X-STATUS:CANCELLED'))).toBe(false)
  expect(isCancelled(...begins(':20261202T100000Z', 'DESCRIPTION:STATUS:CANCELLED'))).toBe(false)
})

test.each([
  [':20261212', { day: '2026-12-12', hour: null }],
  [';TZID=America/Sao_Paulo:20261212', { day: '2026-12-12', hour: null }],
  [';VALUE=DATE:2026-12-12', { day: '2026-12-12', hour: null }],
  [';VALUE=DATE:20261212T190000', { day: '2026-12-12', hour: '19:00' }],
  [';VALUE=DATE-TIME:20261212', { day: '2026-12-12', hour: null }],
  [':2026-12-12T19:00:00', { day: '2026-12-12', hour: '19:00', isUtc: false }],
  [':20261212T1900', { day: '2026-12-12', hour: '19:00' }],
  [';TZID="America/Sao_Paulo":20261212T190000', { hour: '19:00', zone: 'America/Sao_Paulo' }],
  [';VALUE=DATE-TIME;TZID=America/Sao_Paulo:20261212T190000', { hour: '19:00', zone: 'America/Sao_Paulo' }],
  [':20261212T190000-0300', { day: '2026-12-12', hour: '22:00', isUtc: true }],
  [':2026-12-12T23:30:00.000-03:00', { day: '2026-12-13', hour: '02:30', isUtc: true }],
  [':20261212T220000z', { hour: '22:00', isUtc: true }],
])('a start that a program writes as “%s” is read', (at, start) =>
  expect(read(calendar(...begins(at)))?.start).toMatchObject(start),
)

test.each(['20261399T190000', '20260230', '20261212T256199'])('a moment that does not exist is no other day: %s', at =>
  expect(read(calendar(...event(`DTSTART:${at}`)))).toBeNull(),
)

test('eight digits at the end of a text are no moment', () => {
  const phone = 'DESCRIPTION:Inscrições:99887766'
  expect(read(calendar(...event(phone, 'DTSTART:20270101T100000Z')))?.description).toBe('Inscrições:99887766')
})

test.each(['BEGIN:VCALENDAR\r\n', 'BEGIN:VEVENT\n'.repeat(10_000), calendar(...event())])(
  'a file without a whole event has none',
  file => expect(read(file)).toBeNull(),
)
