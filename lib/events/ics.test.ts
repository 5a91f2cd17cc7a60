import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { instantOf } from '../text/local-time.ts'
import { type CalendarEntry, calendarOf } from './ics.ts'

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Porto_Velho', 'America/Rio_Branco']
const at = (local: string, timeZone: string) => instantOf(local, timeZone) ?? new Date(Number.NaN)

const entry = (timeZone: string, own: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 3,
  title: 'Baile; forró, xote\\baião',
  description: `Entrada franca.\nTraga a família, “os vizinhos” e ${'a cadeira de praia, '.repeat(12)}`,
  place: 'Praça do Rádio, Rua Padre João Crippa, 1500, Campo Grande (MS)',
  url: 'https://jornal.example/events/0198c0de/baile',
  allDay: false,
  timeZone,
  startsAt: at('2026-10-31T23:30', timeZone),
  endsAt: at('2026-11-01T04:00', timeZone),
  cancelled: false,
  updatedAt: new Date('2026-06-01T12:00:00Z'),
  ...own,
})

const feed = { name: 'Agenda de Campo Grande', host: 'jornal.example', url: 'https://jornal.example/agenda.ics' }
const written = (...entries: CalendarEntry[]) => calendarOf(entries, feed)
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
const only = (text: string) => {
  const [event, ...others] = read(text)
  if (!event || others.length > 0) throw new Error('not one event')
  return event
}

test.each(zones)(
  'another library reads the same instants: 23h30 in %s, over midnight, as clocks change abroad',
  zone => {
    const own = entry(zone)
    const event = only(written(own))
    expect(event.startDate.toJSDate()).toEqual(own.startsAt)
    expect(event.endDate.toJSDate()).toEqual(own.endsAt)
  },
)

test.each(zones)('several days in %s, and whole days, are the same days', zone => {
  const long = entry(zone, { endsAt: at('2026-11-08T18:00', zone) })
  expect(only(written(long)).endDate.toJSDate()).toEqual(long.endsAt)
  const midnights = { startsAt: at('2026-06-13T00:00', zone), endsAt: at('2026-06-15T00:00', zone) }
  const { startDate, endDate } = only(written(entry(zone, { allDay: true, ...midnights })))
  expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, '2026-06-13', '2026-06-15'])
})

test('punctuation, line breaks and accents survive, and no line is longer than 75 bytes', () => {
  const own = entry('America/Sao_Paulo')
  const text = written(own)
  const event = only(text)
  expect(event.summary).toBe(own.title)
  expect(event.description).toBe(`${own.description}\n\n${own.url}`)
  expect(event.location).toBe(own.place)
  expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a typed property is text and no line of the file (abuse case 14)', () => {
  const title = 'Show\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Falso'
  expect(read(written(entry('America/Sao_Paulo', { title })))).toHaveLength(1)
})

test('the id stays and the sequence grows, so that a calendar replaces its copy; a cancelled date says so', () => {
  const before = only(written(entry('America/Sao_Paulo', { version: 1 })))
  const after = only(written(entry('America/Sao_Paulo', { version: 2, cancelled: true })))
  expect(before.uid).toBe('0198c0de-0000-7000-8000-000000000001@jornal.example')
  expect([after.uid, before.sequence, after.sequence]).toEqual([before.uid, 0, 1])
  expect(before.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(after.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})
