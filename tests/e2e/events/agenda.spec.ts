import { eventPath } from '#lib/addresses/paths.ts'
import type { EventStatus } from '#lib/events/event.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { deleteEvent } from '#server/events/commands/delete-event.ts'
import { eventWith, given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const get = async (path: string) => {
  const answer = await fetch(house.url + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

/** The addresses that show an event of a city. */
const surfaces = (city: string) => [`/events?city=${city}`, `/?city=${city}`, `/${city}`, '/sitemaps/eventos.xml']

test('what happens to an event shows at once on its page, the lists, the city’s pages, the sitemap and the calendars', async () => {
  const city = 'quixeramobim-ce'
  const title = `Festa do vaqueiro ${Date.now()}`
  const fields: Partial<EventFieldsInput> = { city, title }
  const { author, event } = await given.event({ fields })
  const path = eventPath(event)
  const change = (version: number, status: EventStatus, own = {}) =>
    changeEvent(author, { id: event.id, version, status, fields: eventWith({ ...fields, ...own }) })
  const showing = async () => {
    const pages = await Promise.all(surfaces(city).map(get))
    return pages.map(({ text }) => text.includes(title) || text.includes(event.id))
  }
  const [everywhere, nowhere] = [true, false].map(shown => surfaces(city).map(() => shown))
  // What the press keeps before the publication.
  expect((await get(path)).status).toBe(404)
  expect(await showing()).toEqual(nowhere)

  await change(1, 'published')
  await expect.poll(showing).toEqual(everywhere)
  expect((await get(path)).text).toContain('EventScheduled')
  expect(await get(`/events/${event.id}`)).toMatchObject({ status: 308, location: path })
  expect(await get(`/events/${event.id}/outro-nome`)).toMatchObject({ status: 308, location: path })

  await change(2, 'published', { startTime: '18:00' })
  await expect.poll(async () => (await get(path)).text).toContain('EventRescheduled')
  await change(3, 'cancelled', { startTime: '18:00' })
  await expect.poll(async () => (await get(path)).text).toContain('EventCancelled')
  expect(await showing()).toEqual(everywhere)
  expect((await get(`/events?city=${city}`)).text).toContain('Cancelado')
  expect((await get(`/${city}/agenda.ics`)).text).toContain('STATUS:CANCELLED')

  await deleteEvent(await given.master(), { id: event.id })
  await expect.poll(showing).toEqual(nowhere)
  expect((await get(path)).status).toBe(404)
  expect((await get(`/events/${event.id}/agenda.ics`)).status).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a reader on a phone comes from the front page to an event by city, and by a day of the calendar', async ({
    page,
  }) => {
    const city = 'crateus-ce'
    const { event } = await given.event({ status: 'published', fields: { city, title: 'Noite de repente' } })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click()
    await page.locator('summary', { hasText: 'Cidade' }).click()
    await page.getByRole('link', { name: 'Crateús, CE' }).click()
    await page.getByRole('link', { name: 'Noite de repente' }).click()
    await expect(page).toHaveURL(eventPath(event))
    const calendar = page.getByRole('link', { name: 'Adicionar ao calendário' })
    expect((await get((await calendar.getAttribute('href')) ?? '')).text).toContain('SUMMARY:Noite de repente')

    await page.goto(`/events?city=${city}&mes=${event.eventDate.toISOString().slice(0, 7)}`)
    await page.getByRole('table').getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/[?&]dia=/)
    await expect(page.getByRole('link', { name: 'Noite de repente' })).toBeVisible()
  })
})
