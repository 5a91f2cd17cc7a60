import { expect, test } from 'vitest'
import { removeArticle } from '#server/articles/commands/remove-article.ts'
import { listDesk } from '#server/articles/queries/desk.ts'
import { given } from '../../support/given.ts'

test('an editor finds what others have handed in, and nothing else', async () => {
  const waiting = await given.article({ status: 'review' })
  const draft = await given.article()
  const trashed = await given.article({ status: 'review' })
  await removeArticle(trashed.author, { id: trashed.article.id })
  const editor = await given.editor()
  const { cards, counts } = await listDesk(editor, 'queue')
  const ids = cards.map(({ id }) => id)
  expect(ids).toContain(waiting.article.id)
  expect(ids).not.toContain(draft.article.id)
  expect(ids).not.toContain(trashed.article.id)
  expect(counts.queue).toBeGreaterThan(0)
  expect(cards.find(({ id }) => id === waiting.article.id)).toMatchObject({ own: false, abilities: { publish: true } })
})

test('an author sees nobody’s queue, their own included', async () => {
  const { author } = await given.article({ status: 'review' })
  const { cards, counts } = await listDesk(author, 'queue')
  expect(cards).toEqual([])
  expect(counts).toMatchObject({ queue: 0, review: 1 })
})
