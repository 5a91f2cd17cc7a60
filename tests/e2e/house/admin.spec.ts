import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { signInAs } from '../support/session.ts'

const body = (page: Page) => page.locator('.editor-text')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const html = async (path: string) => (await fetch(house.url + path)).text()

async function signedIn(page: Page, make: () => Promise<SignedIn>): Promise<SignedIn> {
  const person = await make()
  await signInAs(page.context(), person.id)
  return person
}

/** A page in a separate browser for another person. */
async function pageOf(browser: Browser, person: SignedIn | null): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', baseURL: house.url })
  if (person) await signInAs(context, person.id)
  return context.newPage()
}

/** Ends the period of every pin. */
async function endPins(): Promise<void> {
  await db().homePin.updateMany({ data: { expiresAt: new Date() } })
  await db().$executeRaw`select pg_notify('press', 'pin')`
}

/** All of them change the same newspaper, pin and identity, so they run one after the other. */
test.describe.configure({ mode: 'default' })

test('an editor pins an article: the home page opens with it, and with the newest again after the pin’s end', async ({
  page,
}) => {
  const mark = `Vazante do rio ${Date.now()}`
  const { article } = await given.article({ status: 'published', fields: { title: mark } })
  const newest = await given.article({ status: 'published' })
  const lead = async () => /<h2[^>]*>[\s\S]*?<\/h2>/.exec(await html('/'))?.[0] ?? ''
  await endPins()
  await expect.poll(lead).toContain(newest.article.title)

  await signedIn(page, given.editor)
  await page.goto('/mesa/destaque')
  await field(page, 'Buscar pelo título').fill(mark.toUpperCase())
  await button(page, 'Buscar').click()
  // The list appears before its scripts load.
  await expect(async () => {
    await button(page, `Destacar na capa: ${mark}`).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await button(page, 'Destacar').dblclick()
  await expect(page.getByText('Artigo destacado na capa.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'No ar agora' })).toContainText(mark)
  await expect.poll(lead, { timeout: 1_000 }).toContain(mark)
  expect(await db().homePin.count({ where: { articleId: article.id } })).toBe(1)

  // The pin's period ends, and with it the kept page.
  await endPins()
  await expect.poll(lead).not.toContain(mark)
  await page.reload()
  await expect(page.getByText('O artigo mais novo abre a capa.')).toBeVisible()
})

test('an editor corrects a published article: readers, search engines and Erramos get it; a repeated request adds nothing', async ({
  page,
}) => {
  const mark = `Balsa volta a operar ${Date.now()}`
  const { article } = await given.article({ status: 'published', fields: { title: mark } })
  const path = articlePath(article)
  await html(path)
  await signedIn(page, given.editor)
  await page.goto('/mesa/correcoes')
  await field(page, 'Buscar pelo título').fill(mark)
  await button(page, 'Buscar').click()
  await page.getByRole('link', { name: 'Corrigir' }).click()
  await button(page, 'Publicar correção').click()
  await expect(page.getByText('Escreva pelo menos 10 caracteres').first()).toBeVisible()
  await expectAccessible(page)
  const text = 'A primeira versão dizia que a balsa cobra R$ 12. São R$ 8.'
  await field(page, 'Correção').fill(text)
  await button(page, 'Publicar correção').dblclick()
  await expect(page.getByText('Correção publicada.')).toBeVisible()
  await expect.poll(() => html(path)).toContain(`"@type":"CorrectionComment","text":"${text}"`)
  expect(await html('/erramos')).toContain(text)
  expect(await db().correction.count({ where: { articleId: article.id } })).toBe(1)

  await button(page, `Retirar a correção de ${mark}`).click()
  await expectAccessible(page)
  await button(page, 'Retirar').click()
  await expect(page.getByText('Correção retirada.')).toBeVisible()
  await expect.poll(() => html(path)).not.toContain(text)
})

for (const javaScriptEnabled of [true, false]) {
  test(`a reader ${javaScriptEnabled ? 'with' : 'without'} scripts reports an error, and an editor answers it with a correction`, async ({
    page,
    browser,
  }) => {
    const mark = `Ponte reabre ${Date.now()}`
    const { article } = await given.article({ status: 'published', fields: { title: mark } })
    const context = await browser.newContext({ javaScriptEnabled, baseURL: house.url, locale: 'pt-BR' })
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
}

test('a master sets the newspaper’s identity, and readers see it within a second; two masters get a conflict', async ({
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
    await html('/')
    await button(page, 'Salvar').dblclick()
    await expect(page.getByText('Jornal salvo. As páginas já mostram a mudança.')).toBeVisible()
    await expect.poll(() => html('/'), { timeout: 1_000 }).toContain('Notícias do alto rio')
    expect(await html('/')).toContain('"sameAs":["https://social.exemplo.com/@jornal"]')
    expect(await html('/')).toContain('"taxID":"11.222.333/0001-81"')
    expect(await html('/')).toMatch(/Folha &#38; Filhos &#60;Ltda\.&#62; · CNPJ 11\.222\.333\/0001-81/)

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
    expect(await html('/')).toMatch(/Folha &#38; Filhos &#60;Ltda\.&#62; · CNPJ 11\.222\.333\/0001-81/)
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

test.describe('an institutional page', () => {
  test('is written by a master: page, footer and structured data follow; forbidden markup is removed', async ({
    page,
  }) => {
    const slug = 'politica-de-correcoes'
    const version = async () => (await db().sitePage.findUnique({ where: { slug } }))?.version ?? 0
    const before = await version()
    await signedIn(page, given.master)
    await page.goto(`/admin/paginas/${slug}`)
    await expect(body(page)).toContainText('Como corrigimos')
    await field(page, 'Título').fill('Correções da casa')
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('Este jornal corrige o que errou. ')
    await expect(page.getByText('Alterações não salvas')).toBeVisible()
    await button(page, 'Salvar').dblclick()
    await expect(page.getByText('Página salva. Os leitores já veem a mudança.')).toBeVisible()
    await expect(page.getByText('Tudo salvo')).toBeVisible()
    // Without a change there is nothing to save.
    await button(page, 'Salvar').click()
    await page.getByRole('link', { name: 'Ver no site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correções da casa')
    await expect(page.getByText('Este jornal corrige o que errou.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Rodapé' }).getByRole('link', { name: 'Política de correções' }),
    ).toBeVisible()
    expect(await html('/politica-de-correcoes')).toContain('"name":"Correções da casa"')
    expect(await version()).toBe(before + 1)
  })

  test('saved after the session ended loses nothing', async ({ page }) => {
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

  test('saved by two masters shows the second both texts and loses none @whole', async ({ page, browser }) => {
    await signedIn(page, given.master)
    const second = await pageOf(browser, await given.master())
    await page.goto('/admin/paginas/principios-editoriais')
    await second.goto('/admin/paginas/principios-editoriais')
    await expect(body(page)).toBeVisible()
    await field(page, 'Título').fill('Princípios da primeira')
    await button(page, 'Salvar').click()
    await expect(page.getByText('Página salva.')).toBeVisible()

    await field(second, 'Título').fill('Princípios da segunda')
    await button(second, 'Salvar').click()
    const conflict = second.getByRole('dialog')
    await expect(conflict).toContainText('Princípios da primeira')
    await expect(conflict).toContainText('Princípios da segunda')
    await expectAccessible(second)
    await button(second, 'Ficar com a versão salva').click()
    await expect(field(second, 'Título')).toHaveValue('Princípios da primeira')
    second.on('dialog', dialog => dialog.accept())
    await second.reload()
    await button(second, 'Restaurar').click()
    await expect(field(second, 'Título')).toHaveValue('Princípios da segunda')
    await button(second, 'Salvar').click()
    await button(second, 'Manter a minha versão').click()
    await expect(second.getByText('Página salva.')).toBeVisible()
    expect(await html('/principios-editoriais')).toContain('Princípios da segunda')
    await second.context().close()
  })
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

test('a master makes a banner of an uploaded picture; readers see and click it, and the master sees the counts @whole', async ({
  page,
  browser,
}) => {
  await signedIn(page, given.master)
  await page.goto('/admin/banners/novo')
  const name = `Festa do Divino ${Date.now()}`
  await button(page, 'Salvar').click()
  await expect(page.getByText('Nome deve ter pelo menos 3 caracteres').first()).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Nome').fill(name)
  await page.getByLabel('Espaço').click()
  await page.getByRole('option', { name: 'Artigo: depois dos relacionados' }).click()
  const picture = await sharp({ create: { width: 728, height: 90, channels: 3, background: '#386641' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'festa.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: 'Prévia do banner' })).toBeVisible()
  await field(page, 'Descrição da imagem').fill(name)
  await field(page, 'Para onde o clique leva').fill('https:evil.example')
  await button(page, 'Salvar').click()
  await expect(page.getByText(/^Endereço inválido|Use um endereço/).first()).toBeVisible()
  await field(page, 'Para onde o clique leva').fill('/pricing')
  await field(page, 'Termina em').fill('01/01/2020 00:00')
  await button(page, 'Salvar').click()
  await expect(page.getByText('O fim deve ser depois do começo').first()).toBeVisible()
  await field(page, 'Termina em').fill('')
  await button(page, 'Salvar').dblclick()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const banners = await db().houseBanner.findMany({ where: { name } })
  expect(banners).toHaveLength(1)

  const reader = await pageOf(browser, null)
  const { article } = await given.article({ status: 'published' })
  await reader.goto(articlePath(article))
  const shown = reader.locator(`[data-banner="${banners[0]?.id}"]`)
  await shown.scrollIntoViewIfNeeded()
  await reader.waitForRequest(request => request.url().endsWith('/api/ads/impression'))
  await shown.click()
  await expect(reader).toHaveURL(`${house.url}/pricing`)
  await reader.context().close()
  await expect
    .poll(async () => {
      await page.goto('/admin/banners')
      return page.getByRole('article').filter({ hasText: name }).textContent()
    })
    .toMatch(/Impressões\s*1\s*Cliques\s*1/)
  await button(page, `Desligar ${name}`).click()
  await expect(page.getByText('Banner desligado.')).toBeVisible()
  await expect.poll(() => html(articlePath(article))).not.toContain(name)
})
