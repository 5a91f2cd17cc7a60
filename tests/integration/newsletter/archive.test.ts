import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { type News, writeDigest } from '#server/newsletter/automatic/digest.ts'
import { archiveEdition } from '#server/newsletter/editions/commands/archive-edition.ts'
import { editionsFeed } from '#server/newsletter/editions/http.ts'
import { findEditionPage, listArchive, listEditionAddresses } from '#server/newsletter/editions/queries/archive.ts'
import { editionSlug } from '#server/newsletter/editions/row.ts'
import { writeSample } from '#server/newsletter/editions/write.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { sitemapFile, sitemapPart } from '#server/sitemaps/http.ts'
import { problemsOfFeed, problemsOfSitemap } from '../../support/feeds.ts'
import { given, sentence } from '../../support/given.ts'
import { blocksOf, draftEdition, sentEdition, subscriber } from '../../support/newsletter/edition.ts'

let master: SignedIn

beforeAll(async () => {
  master = await given.master()
})

const keysOf = async (since: Date) =>
  (await db().$queryRaw<{ keys: string[] }[]>`SELECT keys FROM press_changes WHERE at >= ${since}`).flatMap(
    ({ keys }) => keys,
  )

const published = async (title: string) => (await given.article({ status: 'published', fields: { title } })).article

/** A morning's edition that was sent, as `send-digests.ts` writes it. */
async function digestOf(...[lead, ...others]: [News, ...News[]]) {
  const written = writeDigest('daily', { path: 'londrina-pr', name: 'Londrina' }, [lead, ...others])
  const { id } = await db().newsletterSend.create({ data: { kind: 'daily', segment: { ...everybody }, ...written } })
  await subscriber(master)
  await startEdition(master, { id, version: 1 })
  return db().newsletterSend.findUniqueOrThrow({ where: { id } })
}

describe('the archive', () => {
  test('has what was sent, newest first, in its list, its feed and the sitemap', async () => {
    const first = await sentEdition(master, { subject: 'A primeira' })
    const second = await sentEdition(master, { subject: 'A segunda & última' })
    const draft = await draftEdition(master, { subject: 'Ainda não' })
    const list = await listArchive(undefined)
    expect(list?.editions.map(({ subject }) => subject).slice(0, 2)).toEqual(['A segunda & última', 'A primeira'])
    expect(JSON.stringify(list)).not.toContain('Ainda não')
    expect((await listEditionAddresses()).map(({ path }) => path)).toContain(`/boletim/${first.slug}`)
    const feed = await (await editionsFeed()).text()
    expect(feed).toContain('A segunda &#38; última')
    expect(feed).toContain(`/boletim/${second.slug}</link>`)
    expect(feed).not.toContain('Ainda não')
    expect(await problemsOfFeed(feed, `${env().SITE_URL}/boletim/feed.xml`)).toEqual([])
    expect(await (await sitemapFile()).text()).toContain('/sitemaps/boletim.xml')
    const part = await sitemapPart('boletim.xml')
    const addresses = await part.text()
    expect(addresses).toContain(`/boletim/${second.slug}`)
    expect(await problemsOfSitemap(addresses)).toEqual([])
    expect(await db().newsletterSend.findUnique({ where: { id: draft } })).toMatchObject({ slug: null })
    expect(await listArchive(randomUUID())).toBeNull()
    expect(await listArchive("' OR 1=1")).toBeNull()
  })

  test('a premium article stays its headline and summary on the page and in the feed (abuse case 11)', async () => {
    const canary = `canario-${randomUUID()}`
    const { article } = await given.article({
      status: 'published',
      fields: { visibility: 'premium', content: `<p>${canary} ${sentence('a')}</p><p>${sentence('b')}</p>` },
    })
    const { slug } = await sentEdition(master, {
      blocks: blocksOf({ kind: 'article', articleId: article.id, look: 'lead' }),
    })
    const page = await findEditionPage(slug ?? '')
    expect(page?.parts).toHaveLength(1)
    expect(page?.keys).toContain(`article:${article.id}`)
    expect(JSON.stringify(page)).toContain(article.title)
    expect(JSON.stringify(page)).not.toContain(canary)
    expect(await (await editionsFeed()).text()).not.toContain(canary)
  })

  test('shows the newest as of the sending, and drops what was deleted since', async () => {
    const fields = { cities: ['acara-pa'] }
    const before = await given.article({ status: 'published', fields })
    const { slug } = await sentEdition(master, {
      blocks: blocksOf(
        { kind: 'latest', city: 'acara-pa', days: 1, count: 5 },
        { kind: 'text', body: '<p>Até amanhã.</p>' },
      ),
    })
    const after = await given.article({ status: 'published', fields })
    const titles = async () => JSON.stringify((await findEditionPage(slug ?? ''))?.parts)
    expect(await titles()).toContain(before.article.title)
    expect(await titles()).not.toContain(after.article.title)
    await removeArticle(master, { id: before.article.id })
    expect(await titles()).not.toContain(before.article.title)
    expect(await titles()).toContain('Até amanhã.')
  })

  test('a digest names no headline that was taken down, in its mails, the list, the feed and its page (abuse case 12)', async () => {
    const [lead, second] = [await published('Denúncia sem prova'), await published('Feira reabre')]
    const { id, slug } = await digestOf(lead, second)
    expect(slug).toMatch(/^bom-dia-londrina-\d\d-/)
    const shown = async () => {
      const { editions } = (await listArchive(undefined)) ?? { editions: [] }
      const page = await findEditionPage(slug ?? '')
      const mail = await writeSample(id, { name: 'Folha', address: '', siteUrl: 'http://jornal.test' })
      expect([page?.subject, page?.preheader]).toEqual([mail?.edition.subject, mail?.edition.preheader])
      const listed = editions.find(edition => edition.id === id)
      expect([listed?.subject, listed?.preheader]).toEqual([page?.subject, page?.preheader])
      const words = JSON.stringify([listed, page, mail?.written, await (await editionsFeed()).text()])
      return { subject: page?.subject, preheader: page?.preheader, words }
    }
    const before = await shown()
    expect(before).toMatchObject({ subject: 'Bom dia, Londrina: Denúncia sem prova', preheader: 'Feira reabre' })
    expect((await listArchive(undefined))?.keys).toContain(`article:${lead.id}`)
    await removeArticle(master, { id: lead.id })
    const after = await shown()
    expect(after).toMatchObject({ subject: 'Bom dia, Londrina: Feira reabre', preheader: '' })
    expect(after.words).not.toContain('Denúncia')
    await removeArticle(master, { id: second.id })
    expect((await findEditionPage(slug ?? ''))?.subject).toBe('Bom dia, Londrina')
  })

  test('nobody finds stopped, hidden or welcome letters, by whatever address; the press forgets a hidden page (abuse case 7)', async () => {
    const { id, slug } = await sentEdition(master)
    const path = slug ?? ''
    for (const [data, before] of [
      [{ status: 'stopped' }, { status: 'sent' }],
      [{ kind: 'welcome' }, { kind: 'manual' }],
    ] as const) {
      await db().newsletterSend.update({ where: { id }, data })
      expect(await findEditionPage(path)).toBeNull()
      await db().newsletterSend.update({ where: { id }, data: before })
      expect(await findEditionPage(path)).not.toBeNull()
    }
    for (const nothing of ['', '..', '%', id, `${path}' OR '1'='1`, path.toUpperCase(), 'x'.repeat(300)])
      expect(await findEditionPage(nothing)).toBeNull()
    const since = new Date()
    await archiveEdition(master, { id, isPublic: false })
    expect(await findEditionPage(path)).toBeNull()
    expect(await keysOf(since)).toEqual(expect.arrayContaining(['editions', `edition:${id}`]))
    await archiveEdition(master, { id, isPublic: true })
    expect(await findEditionPage(path)).not.toBeNull()
  })
})

test('addresses are made of subject and day, and never given twice, even at once', async () => {
  await subscriber(master)
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => draftEdition(master, { subject: 'Mesmo assunto: ação!' })),
  )
  await Promise.all(ids.map(id => startEdition(master, { id, version: 2 })))
  const slugs = (await db().newsletterSend.findMany({ where: { id: { in: ids } }, select: { slug: true } })).map(
    ({ slug }) => slug ?? '',
  )
  expect(new Set(slugs).size).toBe(5)
  for (const slug of slugs) expect(slug).toMatch(/^mesmo-assunto-acao-\d{2}-\d{2}-\d{4}(?:-[2-5])?$/)
  const at = new Date('2026-11-26T02:30:00Z')
  expect(await db().$transaction(tx => editionSlug(tx, { subject: '!!!', at }))).toBe('25-11-2026')
})
