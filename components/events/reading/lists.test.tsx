import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListedDate } from '#server/events/queries/list.ts'
import { DateList } from './date-list.tsx'
import { EventDates } from './event-dates.tsx'
import { NextEvents } from './next-events.tsx'

const date: ListedDate = {
  category: 'feiras',
  ...{ id: 'd', eventId: 'e', slug: 'feira', title: 'Feira do livro' },
  ...{ startsAt: new Date('2026-12-15T04:00:00Z'), endsAt: new Date('2026-12-18T04:00:00Z'), allDay: true },
  ...{ timeZone: 'America/Porto_Velho', movedFrom: null, cancelled: false, location: 'Praça', city: 'dourados-ms' },
  ...{ cityName: 'Dourados', isFree: true, price: '' },
}
const now = new Date('2026-11-25T12:00:00Z')
const evening = { allDay: false, startsAt: new Date('2026-12-15T23:00:00Z'), endsAt: null }
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('a card of several days says the last one', () => {
  const card = textOf(renderToStaticMarkup(<NextEvents dates={[date]} now={now} city={null} title="Agenda" />))
  expect(card).toContain('ter, 15 dez, até 17 de dezembro')
})

test('an hour names its zone among those of all cities, and not in its own city’s agenda', () => {
  const list = (placed: boolean) =>
    textOf(renderToStaticMarkup(<DateList dates={[{ ...date, ...evening }]} today="2026-11-25" placed={placed} />))
  expect(list(true)).toContain('horário de Mato Grosso do Sul')
  expect(list(false)).not.toContain('horário')
})

test('an event’s page names the zone once, beside its next date', () => {
  const dates = [15, 22].map(day => ({
    ...{
      id: `${day}`,
      startsAt: new Date(`2026-12-${day}T23:00:00Z`),
      endsAt: null,
      movedFrom: null,
      cancelled: false,
    },
  }))
  const event = { ...date, allDay: false, dates } as unknown as Parameters<typeof EventDates>[0]['event']
  const html = renderToStaticMarkup(<EventDates event={event} coming={dates} now={now} />)
  expect(textOf(html).match(/horário de Mato Grosso do Sul/g)).toHaveLength(1)
})

test('the date in large is the next one that happens; a series that is cancelled whole still names its next', () => {
  const at = (day: number, cancelled: boolean) => ({
    ...{ id: `${day}`, startsAt: new Date(`2026-12-${day}T22:00:00Z`), endsAt: null, movedFrom: null, cancelled },
  })
  const event = { allDay: false, timeZone: 'America/Sao_Paulo', city: 'santos-sp' } as Parameters<
    typeof EventDates
  >[0]['event']
  const first = (...dates: ReturnType<typeof at>[]) => {
    const html = renderToStaticMarkup(<EventDates event={{ ...event, dates }} coming={dates} now={now} />)
    return textOf(/<time[^>]*>(.*?)<\/time>/s.exec(html)?.[1] ?? '')
  }
  expect(first(at(10, true), at(17, false))).toContain('17 de dezembro')
  expect(first(at(10, true), at(17, true))).toContain('10 de dezembro')
})
