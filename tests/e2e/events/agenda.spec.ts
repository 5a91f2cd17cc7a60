import { eventPath } from '#lib/addresses/paths.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const get = async (path: string) => {
  const answer = await fetch(house.url + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a reader on a phone comes from the front page to an event by city, and by a day of the calendar', async ({
    page,
  }) => {
    const city = 'crateus-ce'
    const { event } = await given.event({ status: 'published', fields: { city, title: 'Noite de repente' } })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click()
    await page.getByRole('button', { name: 'Cidade' }).click()
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
