import { expect, test } from 'vitest'
import { saveIdentityInput } from '#lib/schemas/site/identity.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { findSite, findSitePage, knownPublisher, listSitePages, readSetting } from '#server/site/queries.ts'
import { sitemapPart } from '#server/sitemaps/http.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'

const completePages = async () => (await findSite(new Date())).completePages
const pagesInSitemap = async () => (await (await sitemapPart('paginas.xml')).text()).match(/(?<=\/)[a-z-]+(?=<\/loc>)/g)

const company = {
  companyName: 'Folha do Sertão Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua das Palmeiras, 10, Petrolina (PE)',
  email: 'redacao@sertao.example',
  phone: '(87) 3333-4444',
}

test('a page with gaps is no page for search engines or the footer until it is filled', async () => {
  const master = await given.master()
  expect(await completePages()).toEqual(['principios-editoriais', 'politica-de-correcoes'])
  expect(await pagesInSitemap()).not.toContain('termos')
  const save = (version: number, text: string) => () =>
    saveSitePage(master, {
      slug: 'termos',
      version,
      fields: { title: 'Termos', content: `<p>Fica eleito o foro de ${text}, sem prejuízo do foro do consumidor.</p>` },
    })
  expect(await keysForgottenBy(save(0, '[comarca]'))).toEqual(['page:termos'])
  expect(await completePages()).not.toContain('termos')
  expect(await keysForgottenBy(save(1, 'Petrolina'))).toEqual(['page:termos', 'site'])
  expect(await completePages()).toContain('termos')
  expect(await pagesInSitemap()).toContain('termos')
  expect(knownPublisher().completePages).toContain('termos')
  const listed = (await listSitePages(master)).filter(({ complete }) => complete).map(({ slug }) => slug)
  expect(listed).toEqual(await completePages())
  expect(await keysForgottenBy(save(2, 'Juazeiro (BA) [1]'))).toEqual(['page:termos'])
  expect(await keysForgottenBy(save(3, '[a definir]'))).toEqual(['page:termos', 'site'])
  expect(await pagesInSitemap()).not.toContain('termos')
})

test('the default texts take the identity’s facts, escaped', async () => {
  const master = await given.master()
  const hostile = '<img src=x onerror=alert(1)> [Ltda.]'
  await saveIdentity(master, saveIdentityInput.parse({ ...defaultIdentity, ...company, companyName: hostile }))
  const { content } = await findSitePage('expediente')
  expect(content).toContain('&#60;img src=x onerror=alert(1)&#62; &#91;Ltda.&#93;</p><p>CNPJ 11.222.333/0001-81')
  expect(content).not.toContain('<img')
  expect((await findSitePage('contato')).content).not.toMatch(/[[\]]/)
  expect(await completePages()).toContain('contato')
})

test('extra fields of the identity form are dropped (abuse case 8)', async () => {
  const extra = {
    role: 'master',
    key: 'advertising',
    updatedBy: 'x',
    completePages: ['termos'],
    __proto__: { html: 1 },
  }
  const input = saveIdentityInput.parse({ ...defaultIdentity, ...company, ...extra })
  await saveIdentity(await given.master(), input)
  expect(await readSetting('identity')).toEqual({ ...defaultIdentity, ...company })
  expect(await completePages()).not.toContain('quem-somos')
})
