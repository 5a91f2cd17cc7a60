import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { articleGraph } from '#lib/seo/json-ld/article.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { rssFeed } from '#server/articles/reading/http.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { listNewest } from '#server/articles/reading/queries/cards.ts'
import { findRelated } from '#server/articles/reading/queries/related.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { pictureOfSite } from '#server/sharing/queries.ts'
import { newsSitemapFile, sitemapPart } from '#server/sitemaps/http.ts'
import { given, sentence } from '../../support/given.ts'

const canary = 'Só assinantes leem o canário azul'
const opening = 'Todo mundo lê a abertura'
const end = new Date('2026-03-10T03:00:00.000Z')
const day = 24 * 60 * 60 * 1000
const at = (offset: number) => new Date(end.getTime() + offset)

let slug = ''
let author: Awaited<ReturnType<typeof given.author>>

beforeAll(async () => {
  const content = [opening, 'Segundo parágrafo', canary, canary, 'Um texto longo', 'Outro', 'Fim']
    .map(mark => `<p>${sentence(mark)}</p>`)
    .join('')
  const made = await given.article({ status: 'published', fields: { visibility: 'premium', content } })
  slug = made.article.slug
  author = made.author as typeof author
})

/** A gallery behind the teaser, with the canary in a caption. */
const gallery = `<figure data-gallery>${['a', 'b', 'c', 'd', 'e'].map(name => `<figure><img src="/uploads/0197f0a1-1111-7abc-8def-0123456789ab/${name}.webp" alt="${canary}" /><figcaption>${canary}</figcaption></figure>`).join('')}</figure>`

let restoreClock = () => {}
afterEach(() => restoreClock())

async function read(reader: Actor): Promise<ArticlePage> {
  const found = await findArticleAt(reader, slug)
  if (found.kind !== 'article') throw new Error(`There is no article, but: ${found.kind}`)
  return found.article
}

/** The actor that a request with the person's session has at this moment. */
async function actorOf(userId: string): Promise<Actor> {
  const session = await findSession(await openSession(db(), userId, 'tests'))
  return session?.actor ?? anonymous
}

test('nobody without access gets a picture, a caption or the number of pictures of a gallery', async () => {
  const content = `${gallery}<p>${sentence(opening)}</p><p>${sentence('Segundo')}</p>${gallery}<p>${sentence('Fim').repeat(6)}</p>`
  const { article } = await given.article({ status: 'published', fields: { visibility: 'premium', content } })
  const seenBy = async (reader: Actor) => JSON.stringify(await findArticleAt(reader, article.slug))
  for (const reader of [anonymous, await actorOf((await given.reader()).id)]) {
    const seen = await seenBy(reader)
    expect(seen).toContain(opening)
    expect(seen).not.toMatch(/\/uploads\/|foto-|Ver as|canário/)
  }
  expect(await seenBy(await given.editor())).toContain('Ver as 5 fotos')
})

describe('who reads a premium text (abuse case 11)', () => {
  const people: [string, () => Promise<Actor>, boolean][] = [
    ['a passer-by', async () => anonymous, false],
    ['a reader without a subscription', async () => actorOf((await given.reader()).id), false],
    ['its author', async () => actorOf(author.id), true],
    ['another author', async () => actorOf((await given.author()).id), false],
    ['an editor', async () => actorOf((await given.editor()).id), true],
    ['a master', async () => actorOf((await given.master()).id), true],
  ]
  test.each(people)('%s', async (_, person, mayRead) => {
    const article = await read(await person())
    expect(article.locked).toBe(!mayRead)
    expect(article.body.includes(canary)).toBe(mayRead)
    expect(article.body).toContain(opening)
  })

  const subscriptions: [string, SubscriptionStatus, number, boolean][] = [
    ['active although the period is over, until the provider says otherwise', 'active', day, true],
    ['cancelled, a moment before its period ends', 'cancelled', -1, true],
    ['cancelled, at the moment it ends', 'cancelled', 0, false],
    ['past due, on the last moment of grace', 'past_due', 7 * day - 1, true],
    ['past due, when the grace is over', 'past_due', 7 * day, false],
    ['incomplete', 'incomplete', -day, false],
  ]
  test.each(subscriptions)('a subscriber: %s', async (_, status, offset, mayRead) => {
    const subscriber = await given.subscriber({ status, end })
    restoreClock = setClock(() => at(offset))
    const article = await read(await actorOf(subscriber.id))
    expect(article.body.includes(canary)).toBe(mayRead)
  })

  test('an author who lost the role reads no more than anybody', async () => {
    const ex = await given.person([])
    await db().article.update({ where: { slug }, data: { authorId: ex.id } })
    const article = await read(await actorOf(ex.id))
    await db().article.update({ where: { slug }, data: { authorId: author.id } })
    expect(article.body).not.toContain(canary)
  })
})

const factsOf = (article: Awaited<ReturnType<typeof read>>) => ({
  ...article,
  pictures: [pictureOfSite(defaultIdentity)],
})

test('a locked text is in nothing that is made for machines', async () => {
  const article = await read(anonymous)
  const feeds = await Promise.all([
    rssFeed(),
    sitemapPart(`${new Date().toISOString().slice(0, 7)}.xml`),
    newsSitemapFile(),
  ])
  const surfaces = [
    JSON.stringify(article),
    JSON.stringify(articleGraph('https://jornal.example', factsOf(article), { ...defaultIdentity, completePages: [] })),
    JSON.stringify(await listNewest(20)),
    JSON.stringify(await findRelated(anonymous, article.id)),
    ...(await Promise.all(feeds.map(feed => feed.text()))),
  ]
  for (const surface of surfaces) expect(surface).not.toContain(canary)
  expect(surfaces.at(-1)).toContain(slug)
})
