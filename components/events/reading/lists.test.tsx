import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventDates } from './event-dates.tsx'

const now = new Date('2026-11-25T12:00:00Z')
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('the date in large is the next one that happens; a series that is cancelled whole still names its next', () => {
  const at = (day: number, cancelled: boolean) => ({
    id: `${day}`,
    startsAt: new Date(`2026-12-${day}T22:00:00Z`),
    endsAt: null,
    movedFrom: null,
    cancelled,
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
