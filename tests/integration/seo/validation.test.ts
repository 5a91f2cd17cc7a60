import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { db } from '#server/platform/db/db.ts'
import { validateSeo } from '#server/seo/commands/validate-seo.ts'
import { seoValidate } from '#server/seo/jobs.ts'
import { given } from '../../support/given.ts'

const waiting = (articleId: string) =>
  db().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pgboss.job WHERE name = ${seoValidate.name} AND data->>'articleId' = ${articleId}`

test('publishing queues a validation, in the same transaction', async () => {
  const { article } = await given.article({ status: 'review' })
  expect(await waiting(article.id)).toEqual([{ n: 0 }])
  await changeStatus(await given.editor(), { id: article.id, version: 2, status: 'published' })
  expect(await waiting(article.id)).toEqual([{ n: 1 }])
})

test('a refused publication queues none', async () => {
  const { article, author } = await given.article({ status: 'review' })
  await changeStatus(author, { id: article.id, version: 2, status: 'published' }).catch(() => {})
  expect(await waiting(article.id)).toEqual([{ n: 0 }])
})

test('the author’s card shows the result, the latest only', async () => {
  const { article, author } = await given.article({ status: 'published' })
  expect((await listOwnArticles(author, 'published')).cards[0]).toMatchObject({ seo: null, seoPending: true })
  await validateSeo(system, { articleId: article.id })
  await validateSeo(system, { articleId: article.id })
  const [card] = (await listOwnArticles(author, 'published')).cards
  expect(card?.seo?.status).toBe('warning')
  expect(await db().seoValidation.count({ where: { articleId: article.id } })).toBe(1)
})

test('an article that is gone by then is ignored', async () => {
  await validateSeo(system, { articleId: crypto.randomUUID() })
  expect(await db().seoValidation.count({ where: { article: { deletedAt: { not: null } } } })).toBe(0)
})
