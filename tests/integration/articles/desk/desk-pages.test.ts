import { expect, test } from 'vitest'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../../support/given.ts'

test('a writer’s list pages to its end: no article repeats or is missing, also with equal times', async () => {
  const author = await given.author()
  const made = []
  for (let count = 0; count < 45; count++) made.push(await given.article({ author }))
  const moment = new Date('2026-03-01T12:00:00Z')
  await db().article.updateMany({ where: { authorId: author.id }, data: { createdAt: moment } })
  await db().article.update({
    where: { id: made[7]?.article.id },
    data: { createdAt: new Date('2026-04-01T12:00:00Z') },
  })

  const seen: string[] = []
  let next: string | null = null
  do {
    const page = await listOwnArticles(author, 'draft', next)
    expect(page.counts.draft).toBe(45)
    seen.push(...page.cards.map(({ id }) => id))
    next = page.next
  } while (next)
  expect(seen).toHaveLength(45)
  expect(new Set(seen)).toEqual(new Set(made.map(({ article }) => article.id)))
  expect(seen[0]).toBe(made[7]?.article.id)

  // An invalid cursor, or one of a deleted row, gives the first page.
  for (const mark of ['x', crypto.randomUUID()]) {
    expect((await listOwnArticles(author, 'draft', mark)).cards[0]?.id).toBe(seen[0])
  }
})
