import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { saveIdentityInput } from '#lib/schemas/site/identity.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import { findFirstSteps } from '#server/dashboard/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { hideFirstSteps } from '#server/site/commands/hide-first-steps.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const open = (steps: Awaited<ReturnType<typeof findFirstSteps>>) =>
  steps?.filter(({ done }) => !done).map(({ name }) => name)

test('first steps are done by what the site has, and hidden for all masters at once', async () => {
  const master = await given.master()
  const all = ['identity', 'mail', 'backup', 'people', 'archive', 'reaching', 'pages', 'article', 'payments']
  expect(open(await findFirstSteps(master))).toEqual(all)

  const named = { name: 'Gazeta do Vale', description: 'O jornal do vale.', companyName: '', cnpj: '', email: '' }
  await saveIdentity(master, parse(saveIdentityInput, { ...named, phone: '', address: '', profiles: [] }))
  await given.article({ status: 'published' })
  expect(open(await findFirstSteps(master))).toEqual(['mail', 'backup', 'archive', 'reaching', 'pages', 'payments'])
  const write = (slug: SitePageSlug, text: string) =>
    saveSitePage(master, { slug, version: 0, fields: { title: 'Título', content: `<p>${text}</p>` } })
  await write('contato', 'Rua A.')
  await write('termos', 'As regras.')
  expect(open(await findFirstSteps(master))).toContain('reaching')
  await write('privacidade', 'Os dados.')
  expect(open(await findFirstSteps(master))).toEqual(['mail', 'backup', 'archive', 'pages', 'payments'])

  for (const stranger of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
    expect(await findFirstSteps(stranger)).toBeNull()
    expect(await refusal(hideFirstSteps(stranger, undefined))).toBe('forbidden')
  }
  await hideFirstSteps(master, undefined)
  await hideFirstSteps(master, undefined)
  expect(await findFirstSteps(await given.master())).toBeNull()
  expect(await db().auditEntry.count({ where: { action: 'site.first_steps_hidden' } })).toBe(1)
})
