import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'

/** The text of an internal comment; a blank one is refused (COM-1). */
export const commentText = z
  .string({ error: 'Escreva um comentário' })
  .overwrite(cleanLines)
  .trim()
  .min(1, 'Escreva um comentário')
  .max(limits.comment.max, 'Comentário muito longo')

const passage = (max: number) =>
  z.string({ error: 'Trecho inválido' }).overwrite(cleanLines).max(max, 'Trecho longo demais')

export const addCommentInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  /** Made by the browser once per comment: a repeated request finds the comment of the first. */
  requestId: z.uuid('Pedido inválido'),
  comment: commentText,
  /** The comment that this one answers; its thread is reopened. */
  parentId: z.uuid('Comentário inválido').optional(),
  /** The passage that the comment is about, with the words before and after it. Null for the whole text; ignored for a reply. */
  anchor: z
    .object({
      quote: passage(limits.comment.quote).trim().min(1, 'Trecho inválido'),
      before: passage(limits.comment.context),
      after: passage(limits.comment.context),
    })
    .nullable(),
})
export type AddCommentInput = z.output<typeof addCommentInput>

export const commentId = z.object({ id: z.uuid('Comentário inválido') })
export type CommentId = z.output<typeof commentId>

export const resolveCommentInput = commentId.extend({
  /** False reopens the comment. */
  resolved: z.boolean(),
})
export type ResolveCommentInput = z.output<typeof resolveCommentInput>
