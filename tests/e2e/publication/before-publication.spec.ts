import { editPath } from '#lib/addresses/paths.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { openTab } from '../support/writing-screen.ts'

test.use({ expectedErrors: [/status of 404/] })

test('an outsider reads a draft by a secret address, until it is revoked', async ({ page, context, browser }) => {
  const { article, author } = await given.article({ fields: { visibility: 'premium' } })
  await signInAs(context, author.id)
  await page.goto(editPath(article.id))
  await openTab(page, 'Publicação')
  const panel = page.getByRole('region', { name: 'Prévia' })
  await panel.getByRole('button', { name: 'Criar link de prévia' }).click()
  const address = await panel.getByLabel('Link de prévia', { exact: true }).inputValue()
  await expectAccessible(page)

  const outside = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  const response = await outside.goto(address)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(outside.getByText('Terceiro parágrafo')).toBeVisible()
  await expect(outside.getByText('Prévia: este artigo não está publicado.')).toBeVisible()
  await expect(outside.getByText('Publicado em')).toHaveCount(0)
  const head = await outside.locator('head').innerHTML()
  expect(head).toMatch(/<meta name="robots" content="noindex, nofollow/)
  expect(head).toContain('<meta name="referrer" content="no-referrer"')
  for (const marker of ['og:title', 'application/ld+json', 'rel="canonical"']) expect(head).not.toContain(marker)
  await expect(outside.getByRole('button', { name: /Comunicar erro/ })).toHaveCount(0)
  expect(await overflow(outside)).toBe(0)
  await expectAccessible(outside)

  await panel.getByRole('button', { name: /Revogar o link/ }).click()
  await expect(page.getByText('Link revogado.')).toBeVisible()
  await expect(panel.getByLabel('Link de prévia', { exact: true }), 'what does not hold is not offered').toHaveCount(0)
  const after = await outside.goto(address)
  expect(after?.status()).toBe(404)
  await expect(outside.getByText('Este link de prévia não vale mais.')).toBeVisible()
  await outside.context().close()
})
