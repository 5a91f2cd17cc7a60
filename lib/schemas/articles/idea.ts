import { z } from 'zod'
import { ideaPriorities, ideaStatuses } from '../../ideas/ideas.ts'
import { limits } from '../../limits.ts'
import { cleanLines, cleanText, looksLikeUuid, tagKey } from '../../text/text.ts'
import { calendarDay, localMoment } from '../local-moment.ts'
import { commentText } from './comment.ts'

const text = (max: number, missing: string, long: string, clean = cleanText) =>
  z.string({ error: missing }).overwrite(clean).trim().min(1, missing).max(max, long)

/** Much more than the most tags, typed with spaces and twice. */
const longestTyped = 10 * limits.tag.perArticle * limits.tag.max

/** Typed tags, split at commas and trimmed; of equal tags the first stays (IDEA-6). */
const tags = z
  .string({ error: 'Tags inválidas' })
  .max(longestTyped, { error: `Use no máximo ${limits.tag.perArticle} tags`, abort: true })
  .overwrite(cleanText)
  .transform(typed => {
    const byKey = new Map<string, string>()
    for (const part of typed.split(',').map(each => each.trim().replace(/\s+/g, ' '))) {
      const key = tagKey(part)
      if (key && !byKey.has(key)) byKey.set(key, part)
    }
    return [...byKey.values()]
  })
  .refine(list => list.every(({ length }) => length <= limits.tag.max), { error: 'Tag muito longa' })
  .refine(({ length }) => length <= limits.tag.perArticle, { error: `Use no máximo ${limits.tag.perArticle} tags` })

/** An idea as its form sends it: empty fields come as empty strings (IDEA-6). */
export const ideaFields = z.object({
  title: text(limits.idea.title, 'Título é obrigatório', 'Título muito longo'),
  description: text(limits.idea.description, 'Descrição é obrigatória', 'Descrição muito longa', cleanLines),
  priority: z.enum(ideaPriorities, { error: 'Prioridade inválida' }),
  assignedTo: z
    .string({ error: 'Escolha alguém da lista' })
    .refine(id => id === '' || looksLikeUuid(id), { error: 'Escolha alguém da lista' })
    .transform(id => id || null),
  /** A local time of São Paulo (`21/11/2026 18:00`). */
  deadline: localMoment('Prazo inválido'),
  /** A location path (`cidade-uf`). */
  city: z
    .string({ error: 'Escolha uma cidade da lista.' })
    .max(100, 'Escolha uma cidade da lista.')
    .transform(path => path || null),
  tags,
})
export type IdeaFields = z.output<typeof ideaFields>
export type IdeaFieldsInput = z.input<typeof ideaFields>

export const createIdeaInput = z.object({
  /** Made by the browser once per form: a repeated request finds the idea of the first. */
  requestId: z.uuid('Pedido inválido'),
  fields: ideaFields,
})
export type CreateIdeaInput = z.output<typeof createIdeaInput>

export const changeIdeaInput = z.object({
  id: z.uuid('Pauta inválida'),
  /** The version that the change started from. */
  version: z.int().positive(),
  fields: ideaFields,
})
export type ChangeIdeaInput = z.output<typeof changeIdeaInput>

export const setIdeaStatusInput = z.object({
  id: z.uuid('Pauta inválida'),
  status: z.enum(ideaStatuses, { error: 'Status inválido' }),
})
export type SetIdeaStatusInput = z.output<typeof setIdeaStatusInput>

export const setIdeaDayInput = z.object({
  id: z.uuid('Pauta inválida'),
  /** The day of the deadline in São Paulo, `2026-11-21`. */
  day: calendarDay('Prazo inválido'),
})
export type SetIdeaDayInput = z.output<typeof setIdeaDayInput>

export const commentIdeaInput = z.object({
  ideaId: z.uuid('Pauta inválida'),
  /** Made by the browser once per comment: a repeated request finds the comment of the first. */
  requestId: z.uuid('Pedido inválido'),
  comment: commentText,
})
export type CommentIdeaInput = z.output<typeof commentIdeaInput>

export const ideaCommentId = z.object({ id: z.uuid('Comentário inválido') })
export type IdeaCommentId = z.output<typeof ideaCommentId>
