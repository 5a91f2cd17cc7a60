import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { authorFeed } from '#server/articles/reading/http.ts'
import { findByline, findJoinedByline } from '#server/articles/reading/queries/shelves.ts'
import { findQualityAverages } from '#server/articles/review/queries/reviews.ts'
import { db } from '#server/platform/db/db.ts'
import { joinByline, profileColumns } from '#server/users/commands/join-byline.ts'
import { searchBylines } from '#server/users/queries/bylines.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

let master: Awaited<ReturnType<typeof given.master>>
beforeAll(async () => {
  master = await given.master()
})

/** A byline as an import leaves it: it owns and signs a published article, and its text was reviewed. */
async function importedByline(fullName = 'Imaculada Siqueira') {
  const bylineId = await makeByline({ fullName, bio: 'Cobre o sertão.', avatarUrl: 'https://exemplo.com/a.png' })
  const { article } = await given.article({ status: 'published' })
  await db().article.update({ where: { id: article.id }, data: { authorId: bylineId } })
  await db().articleCredit.updateMany({ where: { articleId: article.id }, data: { profileId: bylineId } })
  await db().articleReview.updateMany({ where: { articleId: article.id }, data: { authorId: bylineId } })
  await db().articleReview.create({
    data: {
      ...{ articleId: article.id, authorId: bylineId, reviewerId: master.id },
      ...{ status: 'approved', quality: 9, versionNumber: 2, reviewedAt: new Date() },
    },
  })
  return { bylineId, articleId: article.id }
}

const strangers: [string, () => Promise<Actor>][] = [
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
  ['an editor', given.editor],
]

test.each(strangers)('%s joins no byline, not even into their own account (abuse case 7)', async (_, stranger) => {
  const actor = await stranger()
  const { bylineId, articleId } = await importedByline()
  const userId = actor.id ?? master.id
  expect(await refusal(joinByline(actor, { bylineId, userId }))).toBe('forbidden')
  expect(await refusal(searchBylines(actor, 'imaculada'))).toBe('forbidden')
  expect((await db().article.findUniqueOrThrow({ where: { id: articleId } })).authorId).toBe(bylineId)
})

test('the author’s address at an old site leads to the account at once', async () => {
  const { bylineId } = await importedByline()
  const path = `/author/antiga-${bylineId.slice(-8)}`
  await db().redirect.create({ data: { path, target: `/author/${bylineId}` } })
  await joinByline(master, { bylineId, userId: master.id })
  expect(await db().redirect.findUnique({ where: { path } })).toMatchObject({ target: `/author/${master.id}` })
})

test('every column that names a profile moves', async () => {
  const rows = await db().$queryRaw<{ table: string; column: string }[]>`
    SELECT c.conrelid::regclass::text AS table, a.attname::text AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.confrelid = 'profiles'::regclass AND c.contype = 'f' AND c.conrelid <> 'users'::regclass`
  const named = rows.map(({ table, column }) => `${table}.${column}`).sort()
  expect(profileColumns.map(([table, column]) => `${table}.${column}`).sort()).toEqual(named)
})

describe('a byline joined into an account', () => {
  test('brings its articles, credits and reviews, and is gone', async () => {
    const person = await given.author()
    const { bylineId, articleId } = await importedByline()
    const keys = await keysForgottenBy(() => joinByline(master, { bylineId, userId: person.id }))
    expect(keys).toEqual(expect.arrayContaining([`author:${bylineId}`, `works:${bylineId}`, `works:${person.id}`]))
    expect(await db().profile.findUnique({ where: { id: bylineId } })).toBeNull()
    expect((await db().article.findUniqueOrThrow({ where: { id: articleId } })).authorId).toBe(person.id)
    expect(await db().articleCredit.findMany({ where: { articleId } })).toMatchObject([{ profileId: person.id }])
    expect((await findQualityAverages([person.id])).get(person.id)).toBe(9)
    expect((await findByline(person.id))?.articles).toBe(1)
    const [found] = await db().$queryRaw<{ authors: string[] }[]>`
      SELECT authors::text[] FROM article_search WHERE article_id = ${articleId}::uuid`
    expect(found?.authors).toEqual([person.id])
    expect(await db().profile.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      fullName: 'Pessoa de Teste',
      bio: 'Cobre o sertão.',
      avatarUrl: 'https://exemplo.com/a.png',
    })
    expect(await db().auditEntry.findFirst({ where: { subjectId: person.id } })).toMatchObject({
      action: 'user.byline_joined',
      actorId: master.id,
      details: { profile: bylineId, articles: 1 },
    })
  })

  test('leaves its address, which leads to the account’s, feed included', async () => {
    const person = await given.author()
    const { bylineId } = await importedByline()
    await joinByline(master, { bylineId, userId: person.id })
    expect(await findByline(bylineId)).toBeNull()
    expect(await findJoinedByline(bylineId)).toBe(person.id)
    const feed = await authorFeed(bylineId)
    expect(feed.status).toBe(308)
    expect(feed.headers.get('location')).toBe(`http://localhost:3000/author/${person.id}/rss.xml`)
  })

  test('is named once where an article named both', async () => {
    const { author, article } = await given.article({ status: 'published' })
    const bylineId = await makeByline({ fullName: 'Imaculada Siqueira' })
    await db().articleCredit.createMany({
      data: [
        { articleId: article.id, position: 1, craft: 'reporting', profileId: bylineId },
        { articleId: article.id, position: 2, craft: 'photo', profileId: bylineId },
      ],
    })
    await joinByline(master, { bylineId, userId: author.id })
    const credits = await db().articleCredit.findMany({
      where: { articleId: article.id },
      orderBy: { position: 'asc' },
    })
    expect(credits).toMatchObject([{ craft: 'reporting' }, { craft: 'photo', listedAt: null }])
    expect((await findByline(author.id))?.articles).toBe(1)
  })

  test('cannot have an account, be unknown, or go to nobody', async () => {
    const [one, two] = [await given.author(), await given.author()]
    const { bylineId } = await importedByline()
    expect(await refusal(joinByline(master, { bylineId: one.id, userId: two.id }))).toBe('byline_has_account')
    expect(await refusal(joinByline(master, { bylineId: two.id, userId: two.id }))).toBe('byline_has_account')
    expect(await refusal(joinByline(master, { bylineId: randomUUID(), userId: two.id }))).toBe('not_found')
    expect(await refusal(joinByline(master, { bylineId, userId: randomUUID() }))).toBe('not_found')
    expect(await findByline(bylineId)).not.toBeNull()
  })

  test('joins once when it is joined into two accounts at once', async () => {
    const [one, two] = [await given.author(), await given.author()]
    const { bylineId, articleId } = await importedByline()
    const joins = await Promise.allSettled([one, two].map(({ id }) => joinByline(master, { bylineId, userId: id })))
    expect(joins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { authorId } = await db().article.findUniqueOrThrow({ where: { id: articleId } })
    expect(await findJoinedByline(bylineId)).toBe(authorId)
  })
})
