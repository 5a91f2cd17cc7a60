import { demoPassword } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { counting } from '../support/counting.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { body, button, field, openEdit, openTab, picture } from '../support/writing-screen.ts'

test('from signing in to a published article with a cover: at most 8 clicks and 3 keys, and the text takes typing at once @whole', async ({
  page,
}) => {
  const editor = await given.editor()
  const title = `Ponte reabre ao trânsito depois de dois anos ${Date.now()}`
  await page.goto('/auth')
  await field(page, 'E-mail ou telefone').fill(editor.email)
  await page.getByRole('textbox', { name: 'Senha' }).fill(demoPassword)
  const { done, click, key } = counting(page)
  await click(button(page, 'Entrar'))
  await page.waitForURL(url => url.pathname !== '/auth')
  const started = performance.now()
  await click(page.getByRole('link', { name: 'Escrever' }).first())
  await expect(field(page, 'Título')).toBeFocused()
  // Under two seconds on a machine of its own.
  expectWithin(6_000, started)
  await page.keyboard.type(title)
  await key('Tab')
  await page.keyboard.type('A prefeitura abre a ponte na segunda-feira, com duas faixas em cada sentido.')
  await key('Tab')
  await expect(body(page)).toBeFocused()
  await page.keyboard.type(sentence('Ponte'))
  await click(page.getByRole('tab', { name: 'Capa' }))
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByText('Escolha uma imagem ou arraste-a para cá'))
  await (await chooser).setFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(field(page, 'Descrição da capa (texto alternativo)')).toBeFocused()
  await page.keyboard.type('A ponte vista da margem')
  await key('Tab')
  await expect(field(page, 'Crédito da capa')).toBeFocused()
  await page.keyboard.type('Ana Prado')
  await click(button(page, 'Publicar Artigo'))
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' })
  await expect(dialog.getByRole('button', { name: 'Publicar agora' })).toBeFocused()
  await expect(dialog).toContainText(title)
  await expect(dialog).toContainText('Ninguém aprovou esta versão')
  await expect(dialog).toContainText('Você pode retirar do ar em “Publicação”')
  await expectFine(page)
  await click(dialog.getByRole('button', { name: 'Publicar agora' }))
  await expect(toast(page, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()
  expect(done).toEqual({ clicks: 6, keys: 3 })
  const [article] = await db().article.findMany({ where: { authorId: editor.id } })
  expect(article).toMatchObject({ title, status: 'published', coverAlt: 'A ponte vista da margem' })
})

test('a published text is taken down after a question that names the effect', async ({ page }) => {
  const { article } = await given.article({ status: 'review', fields: { tags: ['Obras'] } })
  await openEdit(page, await given.editor(), article.id)
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' })
  await button(page, 'Publicar Artigo').click()
  await dialog.getByRole('button', { name: 'Publicar agora' }).press('Enter')
  await expect(toast(page, 'Artigo publicado! Validação SEO em andamento...')).toBeVisible()
  const address = await page.getByRole('link', { name: 'Ver no site' }).getAttribute('href')
  expect((await page.request.get(String(address))).status()).toBe(200)

  await openTab(page, 'Publicação')
  await button(page, 'Retirar do ar…').click()
  const question = page.getByRole('alertdialog', { name: 'Retirar do ar' })
  await expect(question).toContainText('a página não existe (404)')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(button(page, 'Retirar do ar…')).toBeFocused()
  await page.getByRole('combobox', { name: 'Status ao salvar' }).click()
  await page.getByRole('option', { name: 'Rascunho' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await question.getByRole('button', { name: 'Retirar do ar' }).click()
  await expect(toast(page, 'Artigo tirado do ar: agora está em rascunho.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(String(address))).status()).toBe(404)
})

test('no letter is lost in a field while the text becomes an article and is saved @whole', async ({ page }) => {
  const author = await given.author()
  await signInAs(page.context(), author.id)
  // Panels bring scripts of their own: they come late here, and must not take the field away meanwhile.
  const late = async (label: string) => {
    await page.goto('/create')
    await expect(field(page, 'Título')).toBeFocused()
    await page.route('**/_next/static/chunks/**', async route => {
      await new Promise(resolve => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.keyboard.type('Ponte')
    if (label === 'Tags' || label === 'Cidades') await openTab(page, 'Lugares e tags')
    if (label.startsWith('Descrição')) await openTab(page, 'Capa')
  }
  for (const label of ['Tags', 'Cidades', 'Resumo', 'Descrição da capa (texto alternativo)']) {
    await late(label)
    const control = field(page, label)
    await control.click()
    await control.evaluate(element => element.addEventListener('blur', () => Object.assign(window, { lost: true })))
    let typed = ''
    await expect(async () => {
      const more = 'politica '.slice(0, 60 - typed.length)
      await page.keyboard.type(more, { delay: 25 })
      typed += more
      expect(page.url()).toMatch(/\/edit$/)
      await expect(page.getByRole('tab', { name: 'Versões' })).toBeVisible({ timeout: 20 })
    }).toPass({ intervals: [20] })
    expect(await page.evaluate(() => 'lost' in window), label).toBe(false)
    await expect(control).toHaveValue(typed)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
