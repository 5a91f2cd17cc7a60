import { afterEach, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { type ReviewFieldsInput, reviewFields } from '#lib/schemas/articles/review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { saveChecklist } from '#server/articles/review/commands/save-checklist.ts'
import { findReviews } from '#server/articles/review/queries/reviews.ts'
import { db } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const checklist = { required: ['As fontes foram ouvidas'], others: ['O título cabe no celular'] }
const reviewOf = (own: Partial<ReviewFieldsInput> = {}) =>
  reviewFields.parse({ decision: 'approved', comment: '', quality: '', ...own })

afterEach(() => db().siteSetting.deleteMany({ where: { key: 'review_checklist' } }))

test('nobody approves before every required point is marked as right; the review stores its points', async () => {
  await saveChecklist(await given.master(), checklist)
  const { article, author } = await given.article({ status: 'review' })
  const editor = await given.editor()
  const input = { id: article.id, version: article.version }
  expect(await refusal(reviewArticle(editor, { ...input, fields: reviewOf() }))).toBe('checklist_incomplete')
  const wrong = reviewOf({ checked: [...checklist.others, 'Um item que não existe'] })
  expect(await refusal(reviewArticle(editor, { ...input, fields: wrong }))).toBe('checklist_incomplete')
  expect(await db().articleReview.count({ where: { articleId: article.id } })).toBe(0)
  await reviewArticle(editor, { ...input, fields: reviewOf({ checked: checklist.required }) })

  await saveChecklist(await given.master(), { required: ['Outra coisa'], others: [] })
  expect((await findReviews(author, article.id))?.reviews).toMatchObject([
    {
      checklist: [
        { text: 'As fontes foram ouvidas', required: true, checked: true },
        { text: 'O título cabe no celular', required: false, checked: false },
      ],
    },
  ])
})

test('a text can go back to its author whatever the points say', async () => {
  await saveChecklist(await given.master(), checklist)
  const { article } = await given.article({ status: 'review' })
  const fields = reviewOf({ decision: 'changes_requested', comment: 'Falta ouvir a prefeitura.' })
  await reviewArticle(await given.editor(), { id: article.id, version: article.version, fields })
  expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).status).toBe('draft')
})

test('only those who decide see it', async () => {
  await saveChecklist(await given.master(), checklist)
  const { article, author } = await given.article({ status: 'review' })
  expect((await findReviews(await given.editor(), article.id))?.checklist).toEqual(checklist)
  expect((await findReviews(author, article.id))?.checklist).toEqual({ required: [], others: [] })
})

test('only masters set it', async () => {
  for (const actor of [anonymous, await given.author(), await given.editor()])
    expect(await refusal(saveChecklist(actor, checklist))).toBe('forbidden')
  expect(await readSetting('review_checklist')).toEqual({ required: [], others: [] })
})

test('of two masters who save it at once the second gets a conflict', async () => {
  const [one, other] = [await given.master(), await given.master()]
  const from = await readSetting('review_checklist')
  await saveChecklist(one, { ...checklist, from })
  expect(await refusal(saveChecklist(other, { required: [], others: ['Foto com crédito'], from }))).toBe(
    'setting_changed_meanwhile',
  )
  expect(await readSetting('review_checklist')).toEqual(checklist)
})
