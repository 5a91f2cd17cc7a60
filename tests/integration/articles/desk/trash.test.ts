import { expect, test } from 'vitest'
import { anonymous, system } from '#lib/actor.ts'
import { deskList } from '#lib/articles/desk-list.ts'
import { readListState } from '#lib/list/state.ts'
import { listArticles } from '#server/articles/desk/queries/articles.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { purgeTrash } from '#server/articles/publication/commands/purge-trash.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { restoreArticle } from '#server/articles/publication/commands/restore-article.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const day = 24 * 60 * 60 * 1000

/** Runs a function at a time some days from now. */
async function inDays<T>(days: number, act: () => Promise<T>): Promise<T> {
  const release = setClock(() => new Date(Date.now() + days * day))
  try {
    return await act()
  } finally {
    release()
  }
}

test('a deleted article is in the editors’ trash, and comes back as a draft', async () => {
  const { author, article } = await given.article({ status: 'published' })
  const editor = await given.editor()
  await removeArticle(author, { id: article.id })
  expect((await findArticleAt(anonymous, article.slug)).kind).toBe('gone')
  const { rows } = await listArticles(editor, readListState(deskList, { situacao: 'lixeira' }))
  expect(rows.map(({ id }) => id)).toContain(article.id)

  await restoreArticle(editor, { id: article.id })
  expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject({
    status: 'draft',
    deletedAt: null,
    publishedAt: article.publishedAt,
  })
  expect((await findArticleAt(anonymous, article.slug)).kind).toBe('unknown')
})

test('an article in the trash can be neither saved nor published nor deleted again', async () => {
  const { author, article } = await given.article()
  await removeArticle(author, { id: article.id })
  const master = await given.master()
  expect(await refusal(changeStatus(master, { id: article.id, version: 1, status: 'published' }))).toBe(
    'article_not_found',
  )
  expect(await refusal(removeArticle(master, { id: article.id }))).toBe('article_not_found')
})

test('after thirty days it is purged, and only a formerly public one keeps its address', async () => {
  const published = await given.article({ status: 'published' })
  const draft = await given.article()
  for (const { author, article } of [published, draft]) await removeArticle(author, { id: article.id })

  await inDays(29, () => purgeTrash(system, undefined))
  expect(await db().article.count({ where: { id: { in: [published.article.id, draft.article.id] } } })).toBe(2)
  await inDays(31, () => purgeTrash(system, undefined))
  expect(await db().article.count({ where: { id: { in: [published.article.id, draft.article.id] } } })).toBe(0)

  expect((await findArticleAt(anonymous, published.article.slug)).kind).toBe('gone')
  expect((await findArticleAt(anonymous, draft.article.slug)).kind).toBe('unknown')
  const again = await createArticle(await given.author(), fieldsWith({ slug: draft.article.slug }))
  expect(again.slug).toBe(draft.article.slug)
  const taken = await createArticle(await given.author(), fieldsWith({ slug: published.article.slug }))
  expect(taken.slug).toBe(`${published.article.slug}-2`)
})

test('an article restored during a purge keeps its address', async () => {
  const { author, article } = await given.article()
  await removeArticle(author, { id: article.id })
  const editor = await given.editor()
  await db().$transaction(async tx => {
    await restoreArticle.within({ tx, actor: editor, now: new Date() }, { id: article.id })
    await inDays(31, () => purgeTrash(system, undefined))
  })
  expect(await db().articleSlug.findUnique({ where: { slug: article.slug } })).toMatchObject({ articleId: article.id })
})
