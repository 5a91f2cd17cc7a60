import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { articleId, changeStatusInput } from '#lib/schemas/articles/article.ts'
import { addCommentInput } from '#lib/schemas/articles/comment.ts'
import {
  changeIdeaInput,
  commentIdeaInput,
  createIdeaInput,
  setIdeaDayInput,
  setIdeaStatusInput,
} from '#lib/schemas/articles/idea.ts'
import { claimReviewInput, reviewArticleInput } from '#lib/schemas/articles/review.ts'
import { scheduleInput } from '#lib/schemas/articles/schedule.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { changeIdea } from '#server/ideas/commands/change-idea.ts'
import { commentIdea } from '#server/ideas/commands/comment-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { setIdeaDay } from '#server/ideas/commands/set-idea-day.ts'
import { setIdeaStatus } from '#server/ideas/commands/set-idea-status.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'

const stranger = randomUUID()
const longAgo = new Date(0)
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16)

/** Fields that no request may set, under the names of columns and of the form. */
const forged = {
  authorId: stranger,
  author_id: stranger,
  userId: stranger,
  createdBy: stranger,
  reviewerId: stranger,
  deletedBy: stranger,
  title: 'Forjado',
  slug: 'forjado',
  content: '<p>Forjado</p>',
  teaser: 'Forjado',
  visibility: 'public',
  publishedAt: longAgo,
  createdAt: longAgo,
  submittedAt: longAgo,
  removedAt: longAgo,
  resolvedAt: longAgo,
  viewsCount: 9_999,
  locationPath: 'forjado-xx',
  ideaId: stranger,
  role: 'master',
}

/** A forged request: contains all these fields, at the top and inside `fields`. */
function byHand<Input, Output>(
  schema: z.ZodType<Input>,
  command: (actor: SignedIn, input: Input) => Promise<Output>,
  actor: SignedIn,
  input: Record<string, unknown>,
): Promise<Output> {
  const fields = typeof input.fields === 'object' ? { fields: { ...forged, ...input.fields } } : {}
  return command(actor, parse(schema, { ...forged, ...input, ...fields }))
}

/** The names of the columns that differ. */
const changes = (before: object, after: object) =>
  Object.entries(after).flatMap(([column, value]) =>
    Object.is(JSON.stringify(value), JSON.stringify(before[column as keyof typeof before])) ? [] : [column],
  )

const articleOf = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const always = ['updatedAt']

describe('extra fields in a request change nothing (abuse case 8)', () => {
  test('of an article handed in, claimed, reviewed and scheduled', async () => {
    const { article, author } = await given.article()
    const editor = await given.editor()
    const { id } = article
    const steps: [() => Promise<unknown>, string[]][] = [
      [
        () => byHand(changeStatusInput, changeStatus, author, { id, version: 1, status: 'review' }),
        ['status', 'version', 'submittedAt'],
      ],
      [() => byHand(claimReviewInput, claimReview, editor, { id, mine: true }), ['claimedBy']],
      [
        () =>
          byHand(reviewArticleInput, reviewArticle, editor, {
            id,
            version: 2,
            fields: { decision: 'approved', comment: '', quality: '8', checked: [] },
          }),
        ['version'],
      ],
      [
        () =>
          byHand(scheduleInput, scheduleArticle, editor, {
            id,
            fields: { publishAt: tomorrow, unpublishAt: '', embargoNote: 'Até as oito.' },
          }),
        ['publishAt', 'scheduledBy', 'embargoNote', 'version'],
      ],
      [
        () => byHand(articleId, removeArticle, author, { id }),
        ['deletedAt', 'deletedBy', 'publishAt', 'scheduledBy', 'version'],
      ],
    ]
    for (const [step, columns] of steps) {
      const before = await articleOf(id)
      await step()
      const changed = changes(before, await articleOf(id)).filter(column => !always.includes(column))
      expect(changed.filter(column => !columns.includes(column))).toEqual([])
    }
    const reviews = await db().articleReview.findMany({ where: { articleId: id } })
    expect(reviews.map(({ reviewerId }) => reviewerId)).not.toContain(stranger)
  })

  test('of a comment and of an idea: a request sets neither their owner nor their date', async () => {
    const [author, editor] = [await given.author(), await given.editor()]
    const { article } = await given.article({ author })
    const comment = await byHand(addCommentInput, addComment, author, {
      articleId: article.id,
      requestId: randomUUID(),
      comment: 'Falta ouvir o prefeito.',
      anchor: null,
    })
    expect(await db().articleComment.findUniqueOrThrow({ where: { id: comment.id } })).toMatchObject({
      userId: author.id,
      removedAt: null,
      resolvedAt: null,
    })

    const typed = {
      title: 'Obras da orla',
      description: 'Ouvir.',
      priority: 'low',
      assignedTo: '',
      deadline: '',
      city: '',
      tags: '',
    }
    const { id } = await byHand(createIdeaInput, createIdea, author, { requestId: randomUUID(), fields: typed })
    await byHand(changeIdeaInput, changeIdea, editor, { id, version: 1, fields: { ...typed, priority: 'high' } })
    await byHand(setIdeaStatusInput, setIdeaStatus, editor, { id, status: 'in_progress' })
    await byHand(setIdeaDayInput, setIdeaDay, editor, { id, day: '2026-11-24' })
    await byHand(commentIdeaInput, commentIdea, editor, { ideaId: id, requestId: randomUUID(), comment: 'Boa.' })
    const idea = await db().storyIdea.findUniqueOrThrow({ where: { id }, include: { comments: true } })
    expect(idea).toMatchObject({
      createdBy: author.id,
      title: 'Obras da orla',
      priority: 'high',
      status: 'in_progress',
    })
    expect(idea.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(idea.comments.map(({ userId }) => userId)).toEqual([editor.id])
  })
})
