import { expect, test } from 'vitest'
import { defaultIdentity } from '../../schemas/site/site-settings.ts'
import { instantOf } from '../../text/local-time.ts'
import { type EventFacts, eventGraph } from './event.ts'

const origin = 'https://jornal.example'
const identity = { ...defaultIdentity, name: 'Folha do Sertão', completePages: [] }
const timeZone = 'America/Rio_Branco'
const at = (local: string) => instantOf(local, timeZone) ?? new Date(Number.NaN)
const date = { startsAt: at('2026-06-13T23:30'), endsAt: at('2026-06-14T02:00'), movedFrom: null, cancelled: false }

const event: EventFacts = {
  id: 'e1',
  slug: 'baile-da-praca',
  title: 'Baile da praça',
  description: 'Forró até de manhã.',
  location: 'Praça da Revolução',
  address: 'Rua Benjamin Constant, 10',
  city: 'rio-branco-ac',
  cityName: 'Rio Branco',
  timeZone,
  allDay: false,
  isFree: true,
  price: null,
  heldBy: 'Associação do bairro',
  linkUrl: null,
  pictures: [{ url: '/uploads/x/1920.webp', width: 1920, height: 1080, alt: 'Baile' }],
  dates: [date],
}

const partsOf = (own: Partial<EventFacts>) =>
  [...eventGraph(origin, { ...event, ...own }, identity)['@graph']] as unknown as Record<string, unknown>[]
const first = (own: Partial<EventFacts> = {}) => partsOf(own)[0]

test('an event has what Google requires and recommends, in local time with its distance from UTC', () => {
  expect(first()).toMatchObject({
    '@type': 'Event',
    '@id': 'https://jornal.example/events/e1/baile-da-praca#evento',
    name: 'Baile da praça',
    startDate: '2026-06-13T23:30:00-05:00',
    endDate: '2026-06-14T02:00:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Praça da Revolução', address: { addressLocality: 'Rio Branco', addressRegion: 'AC' } },
    isAccessibleForFree: true,
    image: ['https://jornal.example/uploads/x/1920.webp'],
    organizer: { name: 'Associação do bairro' },
    offers: { price: 0, priceCurrency: 'BRL' },
  })
})

test('a moved date names the time that was announced, a cancelled one keeps its time', () => {
  expect(first({ dates: [{ ...date, movedFrom: at('2026-06-12T20:00') }] })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-06-12T20:00:00-05:00',
    startDate: '2026-06-13T23:30:00-05:00',
  })
  const cancelled = first({ dates: [{ ...date, movedFrom: at('2026-06-12T20:00'), cancelled: true }] })
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(cancelled).not.toHaveProperty('previousStartDate')
})

test('whole days are days, the last one included', () => {
  const days = { ...date, startsAt: at('2026-06-13T00:00'), endsAt: at('2026-06-15T00:00') }
  expect(first({ allDay: true, dates: [days] })).toMatchObject({ startDate: '2026-06-13', endDate: '2026-06-14' })
})

test('a paid event names its price where its words have one; each date is an event of its own', () => {
  const paid = first({ isFree: false, price: 25, linkUrl: 'https://ingressos.example' })
  expect(paid).toMatchObject({ isAccessibleForFree: false, offers: { price: 25, url: 'https://ingressos.example' } })
  expect(first({ isFree: false })).not.toHaveProperty('offers')
  const parts = partsOf({ dates: [date, { ...date, startsAt: at('2026-06-20T23:30'), endsAt: null }] })
  expect(parts.map(part => part['@type'])).toEqual(['Event', 'Event', 'BreadcrumbList'])
  expect(parts[1]).not.toHaveProperty('endDate')
})
