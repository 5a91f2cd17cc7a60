import { expect, test } from 'vitest'
import { sayPrice, sayUntil, sayZone, shortDay } from './brief.ts'
import { describeEvent } from './describe.ts'
import { mapUrl } from './map.ts'

const timeZone = 'America/Sao_Paulo'
const startsAt = new Date('2026-06-13T22:00:00Z')
const after = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000)

test('only what lasts a day or longer says its last day', () => {
  const until = (endsAt: Date | null) => sayUntil({ startsAt, endsAt, allDay: false, timeZone })
  expect([until(null), until(after(7)), until(after(49))]).toEqual(['', '', 'até 15 de junho'])
  const midnight = new Date('2026-06-13T03:00:00Z')
  const days = (count: number) => new Date(midnight.getTime() + count * 86_400_000)
  const whole = (count: number) => sayUntil({ startsAt: midnight, endsAt: days(count), allDay: true, timeZone })
  expect([whole(1), whole(3)]).toEqual(['', 'até 15 de junho'])
})

test('a card says its weekday and day; an hour outside Brasília’s zone says its zone', () => {
  expect(shortDay({ startsAt, timeZone })).toBe('sáb, 13 jun')
  expect(sayZone({ allDay: false, timeZone, city: 'santos-sp' })).toBe('')
  expect(sayZone({ allDay: false, timeZone: 'America/Rio_Branco', city: 'tarauaca-ac' })).toBe('horário do Acre')
  expect([sayPrice({ isFree: true, price: '' }), sayPrice({ isFree: false, price: 'R$ 20' })]).toEqual([
    'Gratuito',
    'R$ 20',
  ])
})

const event = {
  ...{ allDay: false, timeZone, location: 'Praça do Rádio', address: 'Rua 1, 10', city: 'campo-grande-ms' },
  ...{ cityName: 'Campo Grande', isFree: true, price: '', dates: [{ startsAt, endsAt: after(3) }] },
}

test('a description says when, where and what it costs, and is short', () => {
  const text = describeEvent({ ...event, description: `Bandas da cidade. ${'Muitas bandas. '.repeat(30)}` }, startsAt)
  expect(text).toMatch(
    /^Sábado, 13 de junho, das 19h às 22h\. Praça do Rádio, Campo Grande \(MS\)\. Gratuito\. Bandas da cidade\./,
  )
  expect(text.length).toBeLessThanOrEqual(160)
})

test('a map is asked for the place with its city', () => {
  expect(new URL(mapUrl(event)).searchParams.get('query')).toBe('Praça do Rádio, Rua 1, 10, Campo Grande - MS')
})
