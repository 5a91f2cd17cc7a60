import { expect, test } from 'vitest'
import { readEvent } from '#server/events/calendar/read-event.ts'
import { firstEventIn } from './event-lines.ts'

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
  expect(first?.split('\r\n')).toHaveLength(6)
  expect(first && readEvent(first)?.start).toMatchObject({ day: '2027-01-01', isUtc: true })
})

test('the first event is read, without its alarms and without what the file was cut to', () => {
  const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarme', 'DURATION:PT15M', 'END:VALARM']
  const files = calendar(...event(...alarm, 'DTSTART;VALUE=DATE:20270101'), ...event('DTSTART;VALUE=DATE:20280101'))
  expect(read(files)).toMatchObject({ summary: 'Festa', start: { day: '2027-01-01', hour: null } })
  expect(read(files.slice(0, -40))?.start.day).toBe('2027-01-01')
  expect(read(files.slice(0, 100))).toBeNull()
})

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
