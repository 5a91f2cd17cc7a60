import type { Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { pageOf, signInAs } from '../support/session.ts'
import { body, button, field } from '../support/writing-screen.ts'

const html = async (path: string) => (await fetch(house.url + path)).text()

async function signedIn(page: Page, make: () => Promise<SignedIn>): Promise<SignedIn> {
  const person = await make()
  await signInAs(page.context(), person.id)
  return person
}

/** All of them change the same newspaper, pin and identity, so they run one after the other. */
test.describe.configure({ mode: 'default' })

test('a reader without scripts reports an error, and an editor answers it with a correction', async ({
  page,
  browser,
}) => {
  const mark = `Ponte reabre ${Date.now()}`
  const { article } = await given.article({ status: 'published', fields: { title: mark } })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(articlePath(article))
  await reader.getByText('Viu um erro? Comunique à redação').click()
  await reader.getByLabel('O que está errado?').fill('A ponte tem 120 metros, e não 210.\nPassei lá ontem.')
  await reader.getByLabel('Seu e-mail, se quiser resposta').fill('leitora+ponte@exemplo.com')
  await reader.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(reader.getByText('Seu aviso chegou à redação.').first()).toBeVisible()
  await context.close()

  await signedIn(page, given.editor)
  await page.goto('/mesa/erros')
  const card = page.getByRole('row').filter({ hasText: mark })
  await expect(card).toContainText('A ponte tem 120 metros, e não 210.')
  await expect(card.getByRole('link', { name: 'leitora+ponte@exemplo.com' })).toHaveAttribute(
    'href',
    'mailto:leitora%2Bponte@exemplo.com',
  )
  await expectAccessible(page)
  await button(page, `Encerrar como corrigido o aviso sobre ${mark}`).click()
  await expectAccessible(page)
  await field(page, 'Correção').fill('A ponte tem 120 metros de extensão, e não 210.')
  await button(page, 'Publicar correção').click()
  await expect(card).toHaveCount(0)
  await expect.poll(() => html(articlePath(article))).toContain('A ponte tem 120 metros de extensão')
  await page.getByRole('link', { name: 'Encerrados' }).click()
  await expect(card).toContainText('Corrigido por Pessoa de Teste')
})

test('a master sets the newspaper’s identity, and readers see it; two masters get a conflict', async ({
  page,
  browser,
}) => {
  await signedIn(page, given.master)
  const second = await pageOf(browser, await given.master())
  await page.goto('/admin/jornal')
  await second.goto('/admin/jornal')
  const before = await field(page, 'Descrição').inputValue()
  try {
    await field(page, 'E-mail da redação').fill('redação sem arroba')
    await field(page, 'Redes sociais').fill('javascript:alert(1)')
    await button(page, 'Salvar').click()
    await expect(page.getByText('E-mail inválido').first()).toBeVisible()
    await expect(page.getByText('Use endereços completos, começando por https://')).toBeVisible()
    await expectAccessible(page)

    await field(page, 'E-mail da redação').fill('redacao@exemplo.com')
    await field(page, 'Redes sociais').fill('https://social.exemplo.com/@jornal')
    await field(page, 'Descrição').fill('Notícias do alto rio, contadas por quem mora nele.')
    await field(page, 'Razão social').fill('Folha & Filhos <Ltda.>')
    await field(page, 'CNPJ').fill('11222333000181')
    await button(page, 'Salvar').dblclick()
    await expect(page.getByText('Jornal salvo. As páginas já mostram a mudança.')).toBeVisible()
    await expect.poll(() => html('/')).toContain('Notícias do alto rio')
    expect(await html('/')).toContain('"sameAs":["https://social.exemplo.com/@jornal"]')
    expect(await html('/')).toContain('"taxID":"11.222.333/0001-81"')
    expect(await html('/')).toMatch(/Folha &amp; Filhos &lt;Ltda\.&gt; · CNPJ 11\.222\.333\/0001-81/)

    await field(second, 'Descrição').fill('Outra frase, escrita ao mesmo tempo por outra pessoa.')
    await button(second, 'Salvar').click()
    await expect(second.getByText(/Outra pessoa salvou outra versão/)).toBeVisible()
    await expect(field(second, 'Descrição')).toHaveValue('Outra frase, escrita ao mesmo tempo por outra pessoa.')
    expect(await html('/')).toContain('Notícias do alto rio')
    // What was not changed here is the other person's, on the screen and after a second save.
    await expect(field(second, 'E-mail da redação')).toHaveValue('redacao@exemplo.com')
    await expect(field(second, 'Razão social')).toHaveValue('Folha & Filhos <Ltda.>')
    await button(second, 'Salvar').click()
    await expect.poll(() => html('/')).toContain('Outra frase, escrita ao mesmo tempo')
    expect(await html('/')).toMatch(/Folha &amp; Filhos &lt;Ltda\.&gt; · CNPJ 11\.222\.333\/0001-81/)
  } finally {
    await page.reload()
    await field(page, 'Descrição').fill(before)
    for (const fact of ['Razão social', 'CNPJ', 'E-mail da redação']) await field(page, fact).fill('')
    await field(page, 'Redes sociais').fill('')
    await button(page, 'Salvar').click()
    await expect(page.getByText('Jornal salvo.')).toBeVisible()
    await second.context().close()
  }
})

test('an institutional page that is saved after the session ended loses nothing', async ({ page }) => {
  const master = await signedIn(page, given.master)
  await page.goto('/admin/paginas/termos')
  await expect(body(page)).toBeVisible()
  await field(page, 'Título').fill('Termos que esperam')
  await db().session.updateMany({ where: { userId: master.id }, data: { revokedAt: new Date() } })
  await button(page, 'Salvar').click()
  await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible()
  await expectAccessible(page)
  await signInAs(page.context(), master.id)
  await button(page, 'Salvar de novo').click()
  await expect(page.getByText('Página salva.')).toBeVisible()
  expect((await db().sitePage.findUniqueOrThrow({ where: { slug: 'termos' } })).title).toBe('Termos que esperam')
})

test('a form is not left by mistake: by a link, by going back; and an ended session is reported in the form @whole', async ({
  page,
}) => {
  const master = await signedIn(page, given.master)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Jornal' }).click()
  await field(page, 'Telefone').fill('(92) 90000-0000')
  const questions: string[] = []
  page.on('dialog', dialog => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Banners', exact: true }).click()
  await page.evaluate(() => history.back())
  await expect.poll(() => questions.length).toBe(2)
  await expect(field(page, 'Telefone')).toHaveValue('(92) 90000-0000')
  await db().session.updateMany({ where: { userId: master.id }, data: { revokedAt: new Date() } })
  await button(page, 'Salvar').click()
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(field(page, 'Telefone')).toHaveValue('(92) 90000-0000')
})
