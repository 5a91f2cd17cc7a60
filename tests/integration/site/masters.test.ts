import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { db } from '#server/platform/db/db.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { findIdentity, findSitePage, listSitePages } from '#server/site/queries.ts'
import { given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'
import { refusal } from '../../support/refusal.ts'

const content = '<p>Somos um jornal do sertão, feito por quem mora aqui desde que o jornal existe.</p>'
const fields = { title: 'Quem somos', content }

test('a page has a default text; a master’s own replaces it, sanitised, and the page is printed anew', async () => {
  expect(await findSitePage('contato')).toMatchObject({ version: 0, title: 'Contato', updatedAt: null })
  const hostile = `${content}<script>alert(1)</script><p onclick="x()">Fale conosco.</p>`
  const save = async () =>
    saveSitePage(await given.master(), { slug: 'contato', version: 0, fields: { ...fields, content: hostile } })
  // The default text has gaps: without them every page's footer links the page.
  expect(await keysForgottenBy(save)).toEqual(['page:contato', 'site'])
  const page = await findSitePage('contato')
  expect(page).toMatchObject({ version: 1, content: `${content}<p>Fale conosco.</p>` })
})

test('of two masters who save at once one succeeds and the other gets a conflict', async () => {
  const master = await given.master()
  const save = (version: number, title: string) =>
    saveSitePage(master, { slug: 'termos', version, fields: { ...fields, title } })
  for (const version of [0, 1]) {
    const outcomes = await Promise.allSettled([save(version, 'Um texto'), save(version, 'Outro texto')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
  expect(await refusal(save(1, 'Tarde'))).toBe('page_changed_meanwhile')
  expect((await findSitePage('termos')).version).toBe(2)
})

test('only masters write pages or name the newspaper', async () => {
  for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
    expect(await refusal(saveSitePage(actor, { slug: 'privacidade', version: 0, fields }))).toBe('forbidden')
    expect(await refusal(saveIdentity(actor, defaultIdentity))).toBe('forbidden')
    expect(await refusal(listSitePages(actor))).toBe('forbidden')
    expect(await refusal(findIdentity(actor))).toBe('forbidden')
  }
  expect(await db().sitePage.count({ where: { slug: 'privacidade' } })).toBe(0)
})
