import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { type Sections, sectionsFields } from '#lib/schemas/site/sections.ts'
import { sectionFeed } from '#server/articles/reading/http.ts'
import { listShelf } from '#server/articles/reading/queries/archive.ts'
import { saveSections } from '#server/site/commands/save-sections.ts'
import { findSections, findSite } from '#server/site/queries.ts'
import { sitemapPart } from '#server/sitemaps/http.ts'
import { given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'
import { refusal } from '../../support/refusal.ts'

const sections = (...slugs: string[]): Sections => ({
  sections: slugs.map(slug => ({ name: `Editoria ${slug}`, slug, tags: ['Água', 'Rios'] })),
})

test('a master forms sections; each is in the frame of every page, has a feed, and stands in the sitemap', async () => {
  const master = await given.master()
  const { article } = await given.article({ status: 'published', fields: { tags: ['agua', 'rios'] } })
  expect((await sectionFeed('ambiente')).status).toBe(404)
  expect(await keysForgottenBy(() => saveSections(master, sections('ambiente', 'rios')))).toEqual(['site'])
  expect((await findSite(new Date())).settings.sections).toEqual(sections('ambiente', 'rios'))
  expect(await findSections(master)).toEqual(sections('ambiente', 'rios'))
  expect((await listShelf({ tags: ['agua', 'rios'] }, 5)).map(({ id }) => id)).toEqual([article.id])
  const feed = await sectionFeed('ambiente')
  const text = await feed.text()
  expect(text).toContain('<title>Editoria ambiente | ')
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(JSON.parse(feed.headers.get('x-press') ?? '{}').keys).toEqual(
    expect.arrayContaining(['tag:agua', 'tag:rios', 'site', `article:${article.id}`]),
  )
  expect(await (await sitemapPart('editorias.xml')).text()).toContain('/editoria/ambiente</loc>')
})

test('only masters form sections, and of two at once one succeeds', async () => {
  for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
    expect(await refusal(saveSections(actor, sections('ambiente')))).toBe('forbidden')
    expect(await refusal(findSections(actor))).toBe('forbidden')
  }
  const master = await given.master()
  const from = await findSections(master)
  await saveSections(master, { ...sections('um'), from })
  expect(await refusal(saveSections(master, { ...sections('dois'), from }))).toBe('setting_changed_meanwhile')
})

describe('the form', () => {
  const messages = (input: unknown) => sectionsFields.safeParse(input).error?.issues.map(({ message }) => message) ?? []
  const one = { name: 'Meio ambiente', slug: '', tags: ['Água'] }

  test.each([
    [{ ...one, slug: 'a/b' }, 'Use letras sem acento, números e hífens'],
    [{ ...one, slug: '../admin' }, 'Use letras sem acento, números e hífens'],
    [{ ...one, name: '日本' }, 'Informe um endereço'],
    [{ ...one, tags: [] }, 'Informe pelo menos um assunto'],
  ])('refuses %j', (section, message) => {
    expect(messages({ sections: [section] })).toContain(message)
  })
})
