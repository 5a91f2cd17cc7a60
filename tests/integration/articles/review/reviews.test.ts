import { describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { type ReviewFieldsInput, reviewFields } from '#lib/schemas/articles/review.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { findQualityAverage, findReviews } from '#server/articles/review/queries/reviews.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
import { refusal } from '#tests/support/refusal.ts'

const reviewOf = (own: Partial<ReviewFieldsInput> = {}) =>
  reviewFields.parse({ decision: 'approved', comment: '', quality: '', ...own })

const rowOf = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const messagesTo = async (actor: SignedIn) => (await listNotices(actor)).map(({ type, message }) => [type, message])
const inReview = (author?: SignedIn) => given.article({ status: 'review', author, fields: { title: 'Obras da orla' } })

/** What the desk shows of an article's publication: in its panel, on its card, in the audit row. */
async function publication(author: SignedIn, id: string) {
  const panel = await findReviews(author, id)
  const card = (await listOwnArticles(author, 'all')).cards.find(card => card.id === id)
  const entry = await db().auditEntry.findFirstOrThrow({
    where: { subjectId: id, action: 'article.status_changed' },
    orderBy: { createdAt: 'desc' },
  })
  return { unreviewed: panel?.unreviewed, isUnreviewed: card?.isUnreviewed, details: entry.details }
}

describe('publishing without an approval', () => {
  const never = (article: { id: string; version: number }) => article
  const approved = async (article: { id: string; version: number }) => {
    await reviewArticle(await given.editor(), { ...article, fields: reviewOf() })
    return article
  }
  const changedSince = async (article: { id: string; version: number }) =>
    saveArticle(await given.editor(), { ...(await approved(article)), fields: fieldsWith({ title: 'Obras da praia' }) })

  test.each([
    ['a text that nobody read', never, true],
    ['one that was approved', approved, false],
    ['one that was changed since', changedSince, true],
  ])('is an editor’s right, and shows at the desk and in the audit: %s', async (_, review, withoutReview) => {
    const { article, author } = await inReview()
    const { version } = await review({ id: article.id, version: article.version })
    const editor = await given.person(['editor'], 'Célia Editora')
    const release = setClock(() => new Date('2100-11-21T12:00:00Z'))
    await changeStatus(editor, { id: article.id, version, status: 'published' })
    release()
    expect(await publication(author, article.id)).toMatchObject({
      unreviewed: withoutReview ? { by: 'Célia Editora', since: new Date('2100-11-21T12:00:00Z') } : null,
      isUnreviewed: withoutReview,
      details: { to: 'published', withoutReview },
    })
  })
})

describe('a review', () => {
  test('that approves leaves the text in review, with its note', async () => {
    const { article, author } = await inReview()
    const editor = await given.editor()
    await reviewArticle(editor, { id: article.id, version: article.version, fields: reviewOf({ quality: '8,5' }) })
    expect(await rowOf(article.id)).toMatchObject({ status: 'review', version: article.version })
    expect(await findReviews(author, article.id)).toMatchObject({
      reviews: [{ status: 'approved', quality: 8.5, comment: null, version: article.version }],
      open: false,
    })
    expect(await messagesTo(author)).toEqual([['REVIEW_APPROVED', '“Obras da orla” foi aprovado.']])
  })

  test.each([
    ['changes_requested', 'REVIEW_CHANGES', '“Obras da orla” precisa de alterações: Falta ouvir a prefeitura.'],
    ['rejected', 'REVIEW_REJECTED', '“Obras da orla” foi rejeitado: Falta ouvir a prefeitura.'],
  ] as const)('that says %s gives the draft back, with the reason', async (decision, type, message) => {
    const { article, author } = await inReview()
    const editor = await given.editor()
    await claimReview(editor, { id: article.id, mine: true })
    const fields = reviewOf({ decision, comment: 'Falta ouvir a prefeitura.', quality: '3' })
    await reviewArticle(editor, { id: article.id, version: article.version, fields })
    expect(await rowOf(article.id)).toMatchObject({ status: 'draft', submittedAt: null, claimedBy: null })
    expect((await findReviews(author, article.id))?.reviews).toMatchObject([{ status: decision, quality: null }])
    expect(await messagesTo(author)).toEqual([[type, message]])
    const versions = await db().articleVersion.findMany({ where: { articleId: article.id } })
    expect(versions.at(-1)).toMatchObject({ status: 'draft', changedBy: editor.id })
  })

  test('of one’s own text is refused, except to a master', async () => {
    const editor = await given.editor()
    const { article } = await inReview(editor)
    const input = { id: article.id, version: article.version, fields: reviewOf() }
    expect(await refusal(reviewArticle(editor, input))).toBe('own_review')
    expect(await refusal(claimReview(editor, { id: article.id, mine: true }))).toBe('own_review')
    const master = await given.master()
    const { article: own } = await inReview(master)
    await reviewArticle(master, { id: own.id, version: own.version, fields: reviewOf({ quality: '10' }) })
    expect(await db().articleReview.count({ where: { articleId: own.id } })).toBe(1)
  })

  test('is of the version that was read, of a text that waits, and of one reviewer at a time', async () => {
    const { article, author } = await inReview()
    const [first, second] = [await given.editor(), await given.editor()]
    const input = { id: article.id, version: article.version, fields: reviewOf() }
    expect(await refusal(reviewArticle(first, { ...input, version: article.version - 1 }))).toBe('changed_while_read')
    await claimReview(first, { id: article.id, mine: true })
    expect(await refusal(reviewArticle(second, input))).toBe('review_claimed')
    expect((await findReviews(second, article.id))?.claimed).toMatchObject({ id: first.id, mine: false })
    expect(await refusal(claimReview(second, { id: article.id, mine: true, from: null }))).toBe('review_taken')
    expect((await rowOf(article.id)).claimedBy).toBe(first.id)
    await claimReview(second, { id: article.id, mine: true, from: first.id })
    expect(await refusal(reviewArticle(first, input))).toBe('review_claimed')
    await claimReview(first, { id: article.id, mine: false })
    expect((await rowOf(article.id)).claimedBy).toBe(second.id)
    await reviewArticle(second, input)
    const { article: draft } = await given.article({ author })
    const early = { id: draft.id, version: draft.version, fields: reviewOf() }
    expect(await refusal(reviewArticle(first, early))).toBe('not_in_review')
  })

  test('repeated for the same text, as after a lost answer, counts once; a different one is stored beside it', async () => {
    const { article, author } = await inReview()
    const editor = await given.editor()
    const input = { id: article.id, version: article.version, fields: reviewOf() }
    await reviewArticle(editor, input)
    await reviewArticle(editor, input)
    expect(await db().articleReview.count({ where: { articleId: article.id } })).toBe(1)
    expect(await db().notification.count({ where: { userId: author.id, type: 'REVIEW_APPROVED' } })).toBe(1)
    await reviewArticle(editor, { ...input, fields: reviewOf({ comment: 'E a foto é ótima.' }) })
    await reviewArticle(await given.editor(), input)
    expect(await db().articleReview.count({ where: { articleId: article.id } })).toBe(3)
  })

  test('requested by two at the same moment with one version sends the text back once', async () => {
    const { article } = await inReview()
    const fields = reviewOf({ decision: 'changes_requested', comment: 'Reescreva.' })
    const input = { id: article.id, version: article.version, fields }
    const outcomes = await Promise.allSettled([
      reviewArticle(await given.editor(), input),
      reviewArticle(await given.editor(), input),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db().articleReview.count({ where: { articleId: article.id } })).toBe(1)
  })
})

test('neither strangers nor its author review or claim a text, and strangers see no reviews', async () => {
  const { article, author } = await inReview()
  const { id, version } = article
  for (const actor of [anonymous, await given.reader(), await given.author(), author]) {
    expect(await refusal(reviewArticle(actor, { id, version, fields: reviewOf() }))).toBe('article_forbidden')
    expect(await refusal(claimReview(actor, { id, mine: true }))).toBe('article_forbidden')
    if (actor !== author) expect(await findReviews(actor, id)).toBeNull()
  }
  expect(await rowOf(id)).toEqual(article)
})

test('a handed-in text waits from then on, every editor is notified, and leaving review ends the wait', async () => {
  const [editor, master] = [await given.editor(), await given.master()]
  const { article, author } = await inReview()
  expect((await rowOf(article.id)).submittedAt).toBeInstanceOf(Date)
  for (const actor of [editor, master])
    expect(await messagesTo(actor)).toContainEqual(['SUBMITTED', '“Obras da orla” espera revisão.'])
  expect(await messagesTo(author)).toEqual([])
  await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
  expect(await rowOf(article.id)).toMatchObject({ submittedAt: null, claimedBy: null })
  expect(await messagesTo(author)).toEqual([['PUBLISH_SUCCESS', '“Obras da orla” foi publicado.']])
  await removeArticle(author, { id: article.id })
  expect(await messagesTo(editor)).toContainEqual(['DELETED', '“Obras da orla” estava publicado e foi para a lixeira.'])
})

test('reviews stay among the versions, however the author continues', async () => {
  const { article, author } = await inReview()
  const { id, slug } = article
  const form = crypto.randomUUID()
  const write = (version: number, mark: string) =>
    autosaveArticle(author, {
      ...{ id, version, fields: fieldsWith({ slug, content: `<p>${sentence(mark)}</p>` }) },
      writing: { form, request: crypto.randomUUID() },
    })
  const { version } = await write(article.version, 'Lido')
  await reviewArticle(await given.editor(), { id, version, fields: reviewOf() })
  await write(version, 'Lida')
  const read = await db().articleVersion.findUnique({
    where: { articleId_versionNumber: { articleId: id, versionNumber: version } },
  })
  expect(read?.content).toBe(`<p>${sentence('Lido')}</p>`)
})

test('the average is of the last twenty notes, and nothing without one', async () => {
  const [author, editor] = [await given.author(), await given.editor()]
  expect(await findQualityAverage(author)).toBeNull()
  const { article } = await inReview(author)
  const input = { id: article.id, version: article.version }
  await reviewArticle(editor, { ...input, fields: reviewOf({ quality: '0' }) })
  expect(await findQualityAverage(author)).toBe(0)
  await reviewArticle(editor, { ...input, fields: reviewOf() })
  const { id: _, ...row } = await db().articleReview.findFirstOrThrow({ where: { quality: 0, articleId: article.id } })
  const eights = Array.from({ length: 19 }, () => ({ ...row, checklist: [], quality: 8, reviewedAt: new Date() }))
  await db().articleReview.createMany({ data: eights })
  expect(await findQualityAverage(author)).toBeCloseTo(7.6)
  await reviewArticle(editor, { ...input, fields: reviewOf({ quality: '8,5', comment: 'A vigésima.' }) })
  expect(await findQualityAverage(author)).toBeCloseTo(8.025)
})
