import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { keysForgottenBy } from '../../../support/press.ts'
import { refusal } from '../../../support/refusal.ts'

describe('the steps of an article', () => {
  test('an author writes, hands in, and an editor publishes', async () => {
    const author = await given.author()
    const editor = await given.editor()
    const { id, slug } = await createArticle(author, fieldsWith({ slug: 'obra-da-avenida' }))
    expect(slug).toBe('obra-da-avenida')
    await changeStatus(author, { id, version: 1, status: 'review' })

    const release = setClock(() => new Date('2026-11-21T12:00:00Z'))
    await changeStatus(editor, { id, version: 2, status: 'published' })
    release()

    const article = await db().article.findUniqueOrThrow({ where: { id }, include: { versions: true } })
    expect(article).toMatchObject({ status: 'published', publishedAt: new Date('2026-11-21T12:00:00Z'), version: 3 })
    expect(article.versions.map(({ status }) => status)).toEqual(['draft', 'review', 'published'])
  })

  test('publishing makes the press forget every page that shows the article, in the same transaction', async () => {
    const { article, author } = await given.article({
      status: 'review',
      fields: { tags: ['Água'], cities: ['petrolina-pe'] },
    })
    const keys = await keysForgottenBy(async () =>
      changeStatus(await given.editor(), { id: article.id, version: 2, status: 'published' }),
    )
    expect(keys).toEqual(
      expect.arrayContaining([
        'feed',
        `article:${article.id}`,
        `address:${article.slug}`,
        'city:petrolina-pe',
        'tag:agua',
        `works:${author.id}`,
      ]),
    )
    expect(keys, 'whoever signs everything would else end every page').not.toContain(`author:${author.id}`)
  })

  test('a draft saved a hundred times makes the press forget nothing', async () => {
    const { author, article } = await given.article()
    const keys = await keysForgottenBy(() => saveArticle(author, { id: article.id, version: 1, fields: fieldsWith() }))
    expect(keys).toEqual([])
  })

  test('a later publication keeps the first date', async () => {
    const { article } = await given.article({ status: 'published' })
    const editor = await given.editor()
    await changeStatus(editor, { id: article.id, version: 3, status: 'draft' })
    await changeStatus(editor, { id: article.id, version: 4, status: 'published' })
    const again = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    expect(again.publishedAt).toEqual(article.publishedAt)
  })
})

describe('two at the same moment', () => {
  test('the second save from the same version is a conflict, and the first stands', async () => {
    const { author, article } = await given.article()
    const editor = await given.editor()
    const save = (actor: Actor, title: string) =>
      saveArticle(actor, { id: article.id, version: 1, fields: fieldsWith({ title, slug: article.slug }) })
    const results = await Promise.allSettled([save(author, 'Título do autor'), save(editor, 'Título da editora')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find(result => result.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: 'changed_meanwhile' })
    expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).version).toBe(2)
  })

  test('publishing twice at once publishes once (abuse case 34)', async () => {
    const { article } = await given.article({ status: 'review' })
    const editor = await given.editor()
    const publish = { id: article.id, version: 2, status: 'published' as const }
    const clicks = await Promise.allSettled(Array.from({ length: 5 }, () => changeStatus(editor, publish)))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().articleVersion.count({ where: { articleId: article.id } })).toBe(3)
    const audited = { subjectId: article.id, action: 'article.status_changed', actorId: editor.id }
    expect(await db().auditEntry.count({ where: audited })).toBe(1)
  })

  test('an author who hands in again after a lost answer gets the article’s status (abuse case 34)', async () => {
    const { author, article } = await given.article({ status: 'review' })
    const again = changeStatus(author, { id: article.id, version: 1, status: 'review' })
    expect(await refusal(again)).toBe('already_in_status')
    expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toEqual(article)
  })

  test('deleting twice at once deletes once', async () => {
    const { article, author } = await given.article()
    const clicks = await Promise.allSettled(Array.from({ length: 5 }, () => removeArticle(author, { id: article.id })))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().auditEntry.count({ where: { subjectId: article.id, action: 'article.trashed' } })).toBe(1)
  })
})

describe('strangers', () => {
  const attempts = {
    save: (actor: Actor, id: string) => saveArticle(actor, { id, version: 2, fields: fieldsWith() }),
    publish: (actor: Actor, id: string) => changeStatus(actor, { id, version: 2, status: 'published' }),
    'send back': (actor: Actor, id: string) => changeStatus(actor, { id, version: 2, status: 'draft' }),
  }
  for (const [verb, attempt] of Object.entries(attempts)) {
    test(`only who may can ${verb}; a refusal leaves the row as it was`, async () => {
      const { article } = await given.article({ status: 'review' })
      for (const actor of [anonymous, await given.reader(), await given.subscriber(), await given.author()]) {
        expect(await refusal(attempt(actor, article.id))).toBe('article_forbidden')
      }
      expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toEqual(article)
    })
  }

  test('an author takes a text back from review, and the editor who had claimed it is told', async () => {
    const { author, article } = await given.article({ status: 'review' })
    const editor = await given.editor()
    await claimReview(editor, { id: article.id, mine: true, from: null })
    const { version } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    await changeStatus(author, { id: article.id, version, status: 'draft' })
    expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject({
      status: 'draft',
      submittedAt: null,
      claimedBy: null,
    })
    const told = await db().notification.findFirstOrThrow({ where: { userId: editor.id, type: 'WITHDRAWN' } })
    expect(told.message).toContain('saiu da revisão')
  })

  test('an author cannot publish their own article', async () => {
    const { author, article } = await given.article({ status: 'review' })
    expect(await refusal(changeStatus(author, { id: article.id, version: 2, status: 'published' }))).toBe(
      'article_forbidden',
    )
  })
})
