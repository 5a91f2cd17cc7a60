import { describe, expect, test } from 'vitest'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
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
