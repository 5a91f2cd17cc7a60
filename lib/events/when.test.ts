import { describe, expect, test } from 'vitest'
import { defaultTimeZone } from '../text/format.ts'
import { instantOf } from '../text/local-time.ts'
import { isUpcoming } from './event.ts'
import { dayOf, isWithin, monthOf, weekendOf } from './spans.ts'
import { sayWhen } from './when.ts'

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Porto_Velho', 'America/Rio_Branco']
const at = (local: string, timeZone = defaultTimeZone) => {
  const instant = instantOf(local, timeZone)
  if (!instant) throw new Error(`no such time: ${local}`)
  return instant
}
const now = at('2026-06-01T12:00')
const said = (from: string, to: string | null = null, own: { allDay?: boolean; timeZone?: string } = {}) => {
  const { timeZone = defaultTimeZone, allDay = false } = own
  return sayWhen({ startsAt: at(from, timeZone), endsAt: to ? at(to, timeZone) : null, allDay, timeZone }, now)
}

test.each([
  ['2026-06-13T19:00', null, 'sábado, 13 de junho, às 19h'],
  ['2026-06-13T19:30', '2026-06-13T22:00', 'sábado, 13 de junho, das 19h30 às 22h'],
  ['2026-06-13T19:00', '2026-06-14T00:00', 'sábado, 13 de junho, das 19h à meia-noite'],
  ['2026-06-13T22:00', '2026-06-14T04:00', 'sábado, 13 de junho, das 22h às 4h de domingo'],
  ['2026-06-12T19:00', '2026-06-14T22:00', 'de sexta-feira, 12 de junho, às 19h, a domingo, 14 de junho, às 22h'],
])('from %s to %s is said “%s”', (from, to, words) => {
  expect(said(from, to)).toBe(words)
})

test('whole days are said without hours', () => {
  expect(said('2026-06-13T00:00', '2026-06-14T00:00', { allDay: true })).toBe('sábado, 13 de junho, o dia todo')
  expect(said('2026-05-30T00:00', '2026-06-03T00:00', { allDay: true })).toBe(
    'de sábado, 30 de maio, a terça-feira, 2 de junho',
  )
})

describe.each(zones)('23h30 in %s (abuse case 16)', timeZone => {
  const startsAt = at('2026-06-13T23:30', timeZone)

  test('is said with the local day and hour', () => {
    expect(said('2026-06-13T23:30', null, { timeZone })).toBe('sábado, 13 de junho, às 23h30')
  })

  test('is upcoming until its minute, with an end until the end', () => {
    const later = (ms: number) => new Date(startsAt.getTime() + ms)
    expect(isUpcoming({ startsAt, endsAt: null }, startsAt)).toBe(true)
    expect(isUpcoming({ startsAt, endsAt: null }, later(1))).toBe(false)
    expect(isUpcoming({ startsAt, endsAt: later(7_200_000) }, later(7_200_001))).toBe(false)
  })

  test('belongs to its local day, weekend and month', () => {
    const span = { startsAt, endsAt: null }
    const noon = (day: string) => at(`${day}T12:00`, timeZone)
    expect(isWithin(span, dayOf(noon('2026-06-13'), timeZone))).toBe(true)
    expect(isWithin(span, dayOf(noon('2026-06-14'), timeZone))).toBe(false)
    expect(isWithin(span, weekendOf(noon('2026-06-08'), timeZone))).toBe(true)
    expect(isWithin(span, weekendOf(noon('2026-06-15'), timeZone))).toBe(false)
    const last = { startsAt: at('2026-06-30T23:30', timeZone), endsAt: null }
    expect(isWithin(last, monthOf(noon('2026-06-01'), timeZone))).toBe(true)
    expect(isWithin(last, monthOf(noon('2026-07-01'), timeZone))).toBe(false)
  })
})

test.each([
  ['2026-06-12T20:00', '2026-06-12T18:00'],
  ['2026-06-14T23:59', '2026-06-12T18:00'],
  ['2026-06-15T00:00', '2026-06-19T18:00'],
])('at %s the weekend is the one that begins at %s', (moment, from) => {
  const weekend = weekendOf(at(moment), defaultTimeZone)
  expect(weekend.from).toEqual(at(from))
  expect(weekend.to.getTime() - weekend.from.getTime()).toBe(54 * 60 * 60 * 1000)
})

test('an event that began before a period and goes on is within it; one that ends as it begins is not', () => {
  const day = dayOf(at('2026-06-13T12:00'), defaultTimeZone)
  const startsAt = at('2026-06-01T09:00')
  expect(isWithin({ startsAt, endsAt: at('2026-06-20T18:00') }, day)).toBe(true)
  expect(isWithin({ startsAt, endsAt: at('2026-06-13T00:00') }, day)).toBe(false)
  expect(isWithin({ startsAt, endsAt: null }, day)).toBe(false)
})
