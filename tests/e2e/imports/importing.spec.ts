import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { hostileZip } from '#tests/support/imports/hostile-zips.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'

const paragraph = 'A prefeitura de Tefé anunciou as obras do porto, que começam depois da cheia do rio Solimões. '

/** A CSV of posts with ids of their own. The third row has no title. */
function csv(prefix: string, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, n) => {
    const title = n === 2 ? '' : `Notícia antiga ${prefix} ${n}`
    const body = `<p>${paragraph.repeat(3)}</p>\n<p>Registro ${n}; com ""aspas"".</p>`
    return `${prefix}-${n};${title};"${body}";Maria Antiga ${prefix};05/03/2019;${prefix}-noticia-${n}`
  })
  return Buffer.from(`record_id;titulo;conteudo;Author;Date;URL Slug\r\n${lines.join('\r\n')}\r\n`)
}

const freshPrefix = () => `imp${crypto.randomUUID().slice(0, 8)}`
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/Escolha o arquivo CSV/).setInputFiles({ name, mimeType: 'text/csv', buffer })
const start = (page: Page, rows: number | string) =>
  page.getByRole('button', { name: `Importar ${rows} registros` }).click()
const importedOf = (prefix: string) => db().article.count({ where: { slug: { startsWith: `${prefix}-noticia` } } })
const figure = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('xpath=../dd')

test('a master imports a CSV: file, check, progress, result, log of errors', async ({ page, as }) => {
  const prefix = freshPrefix()
  await as('master')
  await page.goto('/import-articles')
  await expectFine(page)
  await expect(page.getByText('50.000+ posts')).toBeVisible()
  await choose(page, 'posts.csv', csv(prefix, 130))
  await expect(page.getByText('130 registros encontrados.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('cell', { name: `Notícia antiga ${prefix} 9` })).toBeVisible()
  await expectFine(page)
  await start(page, 130)
  await expect(page.getByText('129 artigos importados. 1 erros.')).toBeVisible()
  await expectFine(page)
  await expect(figure(page, 'Total')).toHaveText('130')
  await expect(figure(page, 'Erros')).toHaveText('1')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar log de erros' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^erros-importacao-\d+\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(`"${prefix}-2";"Sem título"`)
  expect(await importedOf(prefix)).toBe(129)
  await page.getByRole('link', { name: 'Ver o relatório' }).click()
  await expect(page).toHaveURL(/import-articles\/./)
  await expect(page.getByRole('heading', { name: 'Importação', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Concluída', { exact: true })).toBeVisible()
  await expectFine(page)

  await page.getByRole('button', { name: 'Publicar o que era público' }).click()
  const question = page.getByRole('alertdialog', { name: 'Publicar 129 textos?' })
  await question.getByRole('button', { name: 'Publicar o que era público' }).click()
  await expect(figure(page, 'No ar')).toHaveText('129')
  await page.goto(`/article/${prefix}-noticia-1`)
  await expect(page.getByText('Publicado em 5 de março de 2019')).toBeVisible()
})

test('an import goes on with the same file after its tab was closed, and doubles nothing', async ({
  page,
  as,
  context,
}) => {
  const prefix = freshPrefix()
  const file = csv(prefix, 330)
  await as('master')
  await page.goto('/import-articles')
  await choose(page, 'longo.csv', file)
  await start(page, 330)
  await expect(figure(page, 'Processados')).toHaveText('100')
  await page.close()

  const again = await context.newPage()
  await again.goto('/import-articles')
  await again
    .getByRole('link', { name: /longo\.csv/ })
    .first()
    .click()
  await expect(again.getByRole('heading', { name: 'Continuar importação' })).toBeVisible()
  await choose(again, 'outro.csv', csv(freshPrefix(), 330))
  await expect(again.getByText(/Escolha o mesmo arquivo de antes/)).toBeVisible()
  await choose(again, 'longo.csv', file)
  await expect(again.getByText('329 artigos importados. 1 erros.')).toBeVisible()
  expect(await importedOf(prefix)).toBe(329)
})

test('an export of WordPress is sent in parts, imported by the server and undone', async ({ page, as }) => {
  const prefix = freshPrefix()
  await as('master')
  await page.goto('/import-articles')
  await page
    .getByLabel(/Escolha os arquivos/)
    .setInputFiles({ name: 'wordpress.xml', mimeType: 'text/xml', buffer: wxr(prefix) })
  await page.getByRole('button', { name: 'Importar no servidor' }).click()
  await expect(page.getByRole('heading', { name: 'Importação', exact: true })).toBeVisible()
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await importedOf(prefix)).toBe(3)
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click()
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await importedOf(prefix)).toBe(0)
})

test('a zip that was made to stop imports is refused with a sentence, and the next import runs (abuse case 43)', async ({
  page,
  as,
}) => {
  const prefix = freshPrefix()
  await as('master')
  const send = async (...more: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await page.goto('/import-articles')
    const texts = { name: 'wordpress.xml', mimeType: 'text/xml', buffer: wxr(prefix) }
    await page.getByLabel(/Escolha os arquivos/).setInputFiles([texts, ...more])
    await page.getByRole('button', { name: 'Importar no servidor' }).click()
    await expect(page.getByRole('heading', { name: 'Importação', exact: true })).toBeVisible()
  }
  const zip = hostileZip('a directory far beyond the file')
  await send({ name: 'uploads.zip', mimeType: 'application/zip', buffer: zip })
  await expect(page.getByText(/^O \.zip das imagens diz que tem arquivos além do próprio fim\./)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer importação' })).toBeHidden()
  await page.getByRole('link', { name: 'Escolher outros arquivos' }).click()
  await expect(page).toHaveURL('/import-articles')
  await send()
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await importedOf(prefix)).toBe(3)
})

test.describe('an interrupted upload', () => {
  test.use({ expectedErrors: [/status of 401|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('waits while the network is gone or the session is over, and goes on by itself @whole', async ({
    page,
    as,
    context,
  }) => {
    await as('master')
    await page.goto('/import-articles')
    // The second part of three is where the network goes.
    let parts = 0
    await page.route('**/api/import/arquivos/*', async route => {
      if (route.request().method() === 'PATCH' && ++parts === 2) await context.setOffline(true)
      await route.continue().catch(() => {})
    })
    const answered: string[] = []
    page.on('response', answer => {
      if (answer.ok() && answer.url().includes('/api/import/arquivos')) answered.push(answer.request().method())
    })
    const prefix = freshPrefix()
    const buffer = Buffer.concat([wxr(prefix), Buffer.alloc(9 * 1024 * 1024, ' ')])
    await page.getByLabel(/Escolha os arquivos/).setInputFiles({ name: 'site.xml', mimeType: 'text/xml', buffer })
    await expect(page.getByText(/Sem resposta do servidor\. O envio continua automaticamente/)).toBeVisible()
    const cookies = await context.cookies()
    await context.clearCookies()
    await context.setOffline(false)
    await expect(page.getByText(/Sua sessão terminou\. Entre de novo em outra aba/)).toBeVisible()
    await context.addCookies(cookies)
    await page.getByRole('button', { name: 'Importar no servidor' }).click()
    await expect(page).toHaveURL(/import-articles\/./)
    await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await importedOf(prefix)).toBe(3)
    // One upload, asked how far it is: nothing is sent from the beginning again.
    expect(answered).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH', 'PATCH'])
  })
})

/** Three posts as WordPress exports them. Each prefix has a date of its own: equal dates would be the same site under a new name. */
function wxr(prefix: string): Buffer {
  const seconds = Number.parseInt(prefix.slice(3), 16) % 100_000_000
  const at = new Date(Date.UTC(2015, 0, 1) + seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ')
  const item = (
    n: number,
  ) => `<item><title>Post ${prefix} ${n}</title><link>https://antigo.example/2019/03/${prefix}-noticia-${n}/</link>
    <dc:creator><![CDATA[maria]]></dc:creator><content:encoded><![CDATA[<p>${paragraph.repeat(3)}</p>]]></content:encoded>
    <wp:post_id>${n + 1}</wp:post_id><wp:post_date>${at}</wp:post_date><wp:post_date_gmt>${at}</wp:post_date_gmt>
    <wp:post_name>${prefix}-noticia-${n}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
    <channel><title>Antigo</title><link>https://antigo-${prefix}.example</link><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>https://antigo-${prefix}.example</wp:base_site_url><wp:base_blog_url>https://antigo-${prefix}.example</wp:base_blog_url>
    ${[0, 1, 2].map(item).join('')}</channel></rss>`)
}
