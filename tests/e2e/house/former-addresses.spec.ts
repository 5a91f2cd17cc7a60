import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

/** The answer at an address, without following a redirect. */
async function hop(path: string) {
  const response = await fetch(house.url + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

test('every former address of an article leads to it in one hop, until it is deleted', async () => {
  const { article } = await given.article({ status: 'published' })
  const old = `/2019/05/${article.slug}`
  expect(await hop(`${old}/`)).toEqual([308, old])
  const number = Number.parseInt(article.id.slice(-6), 16)
  const rows = [old, `/?p=${number}`, `/${article.slug}`].map(path => ({
    path,
    articleId: article.id,
    sessionId: null,
  }))
  await db().$transaction(tx => writeRedirects(tx, rows))
  const spellings = [
    old,
    `${old}/`,
    `/index.php${old}/`,
    old.toUpperCase(),
    `${old}/feed/`,
    `${old}/amp/`,
    `${old}/page/2/`,
    `${old}/foto-1/`,
    `/?p=${number}`,
    `/?page_id=${number}`,
    `${old}/?attachment_id=${number}`,
    `/${article.slug}/`,
  ]
  for (const path of spellings) {
    await expect.poll(() => hop(path), { message: path }).toEqual([308, articlePath(article)])
  }
  expect(await hop('/feed/')).toEqual([308, '/rss.xml'])
  await db().$transaction(async tx => {
    await tx.article.update({ where: { id: article.id }, data: { deletedAt: new Date() } })
    await tx.redirect.create({ data: { path: `/fim-${article.slug}`, articleId: article.id } })
  })
  await expect.poll(async () => (await hop(`/fim-${article.slug}/`))[0]).toBe(410)
})

test('a master enters, tries, removes and restores a former address @whole', async ({ page, as }) => {
  await as('master')
  await page.goto('/admin/enderecos')
  const path = `/antigo-${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Novo endereço' }).click()
  await page.getByRole('textbox', { name: 'Endereço antigo' }).fill(`${path}/`)
  await page.getByRole('textbox', { name: 'Leva a' }).fill('/ultimas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Endereço criado.')).toBeVisible()
  await expect(page.getByRole('link', { name: path, exact: true })).toBeVisible()
  await page.getByLabel('Para onde vai este endereço?').fill(`${path}/feed/`)
  await page.getByRole('button', { name: 'Testar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Leva a /ultimas' })).toBeVisible()
  await page.goto(`/admin/enderecos?busca=${path.slice(1)}`)
  await page.getByRole('checkbox', { name: `Selecionar o endereço ${path}` }).check()
  await page.getByRole('button', { name: 'Remover selecionados' }).click()
  await expect(page.getByRole('link', { name: path, exact: true })).toHaveCount(0)
  expect((await hop(path))[0]).toBe(404)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: path, exact: true })).toBeVisible()
  expect(await hop(`${path}/`)).toEqual([308, '/ultimas'])
})
