import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'

/** What somebody of the newsroom says; blank is nothing (editorial §5). */
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
  /** Made by the browser once a comment: a repeated request finds what the first one made. */
  requestId: z.uuid('Pedido inválido'),
  comment: commentText,
  /** The passage it is about, with the words before and after it. */
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
  /** False opens it again. */
  resolved: z.boolean(),
})
export type ResolveCommentInput = z.output<typeof resolveCommentInput>
