import { expect, test } from 'vitest'
import type { Actor, SignedIn } from '#lib/actor.ts'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { findReviews } from '#server/articles/review/queries/reviews.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'

async function waiting(hours: number, author?: SignedIn) {
  const { article } = await given.article({ status: 'review', author })
  const submittedAt = new Date(Date.now() - hours * 3_600_000)
  return db().article.update({ where: { id: article.id }, data: { submittedAt } })
}

test('a reviewer is led to the text that has waited longest, and not to one that others have, approved or wrote', async () => {
  const [editor, colleague, master] = [await given.editor(), await given.editor(), await given.master()]
  const own = await waiting(9, editor)
  const claimed = await waiting(8)
  const approved = await waiting(7)
  const oldest = await waiting(6)
  const newest = await waiting(1)
  await claimReview(colleague, { id: claimed.id, mine: true, from: null })
  const fields = reviewFields.parse({ decision: 'approved', comment: '', quality: '' })
  await reviewArticle(colleague, { id: approved.id, version: approved.version, fields })
  const nextOf = async (actor: Actor, id: string) => (await findReviews(actor, id))?.next?.id ?? null

  expect(await nextOf(editor, newest.id)).toBe(oldest.id)
  expect(await nextOf(editor, oldest.id)).toBe(newest.id)
  expect(await nextOf(colleague, newest.id)).toBe(claimed.id)
  expect(await nextOf(master, newest.id)).toBe(own.id)
  expect(await nextOf(editor, own.id)).toBe(oldest.id)
  const author = await given.author()
  const { article } = await given.article({ author })
  expect(await nextOf(author, article.id)).toBeNull()
})
