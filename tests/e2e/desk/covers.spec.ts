import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { button, openEdit, openTab, picture } from '../support/writing-screen.ts'

const file = (buffer: Buffer) => ({ name: 'ponte.jpg', mimeType: 'image/jpeg', buffer })
const input = (page: Page) => page.locator('input[type=file]')
const point = (page: Page) => page.getByRole('slider', { name: 'Ponto focal da capa' })

/** A picture of random noise, which does not compress, so a slow upload takes time. */
const heavy = () =>
  sharp({
    create: {
      width: 1600,
      height: 1400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()

test.describe('an upload', () => {
  test.use({ expectedErrors: [/422/] })

  test('shows its progress and can be cancelled; a failed one leaves the earlier cover', async ({ page }) => {
    const { author, article } = await given.article()
    await openEdit(page, author, article.id)
    await openTab(page, 'Capa')
    await input(page).setInputFiles(file(await picture()))
    await expect(point(page)).toBeVisible()
    const description = page.getByLabel('Descrição da capa (texto alternativo)')
    await description.fill('A ponte')
    const earlierCover = await page.getByAltText('Prévia da capa').getAttribute('src')

    const line = await page.context().newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400 * 1024,
    })
    await input(page).setInputFiles(file(await heavy()))
    const progress = page.getByRole('progressbar', { name: 'Envio da imagem' })
    await expect(progress).toBeVisible()
    await expect(page.getByText(/^\d,\d MB de \d,\d MB$/)).toBeVisible()
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%, /)
    await expectAccessible(page)
    await button(page, 'Cancelar envio').press('Enter')
    await expect(progress).toHaveCount(0)
    await expect(input(page)).toBeFocused()
    await expect(page.getByText('Envio cancelado.')).toBeAttached()
    await expect(page.getByAltText('Prévia da capa')).toHaveAttribute('src', earlierCover ?? '')

    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await input(page).setInputFiles({
      name: 'texto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('nenhuma imagem'),
    })
    await expect(page.getByText('Erro no upload')).toBeVisible()
    await expect(page.getByAltText('Prévia da capa')).toHaveAttribute('src', earlierCover ?? '')
    await expect(description, 'nothing arrived').toHaveValue('A ponte')
    await input(page).setInputFiles(file(await picture()))
    await expect(page.getByAltText('Prévia da capa')).not.toHaveAttribute('src', earlierCover ?? '')
    await expect(description, 'it was the other picture’s').toHaveValue('')
  })
})

test('a photo over 5 MB is made smaller in the browser, upright; what the browser cannot read is refused @whole', async ({
  page,
}) => {
  const { author, article } = await given.article()
  await openEdit(page, author, article.id)
  await openTab(page, 'Capa')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  // As a camera writes it that was held upright: a lying picture, and a note to turn it.
  const photo = await sharp({ create: { width: 4400, height: 2200, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
  await input(page).setInputFiles(file(photo))
  await expect(point(page)).toBeVisible({ timeout: 60_000 })
  const [stored] = await db().media.findMany({ where: { ownerId: author.id } })
  expect(stored).toMatchObject({ width: 2048, height: 4096 })

  await input(page).setInputFiles(file(Buffer.alloc(6 * 1024 * 1024, 'nenhuma imagem')))
  await expect(page.getByText('A imagem deve ter no máximo 5MB').first()).toBeVisible()
  expect(await db().media.count({ where: { ownerId: author.id } })).toBe(1)
})
