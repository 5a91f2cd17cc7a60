import { z } from 'zod'
import { visibilities } from '../../articles/article.ts'
import { limits } from '../../limits.ts'
import { cleanText, tagKey } from '../../text/text.ts'
import { articleStatus } from './article.ts'

/** The most articles of one request. A larger selection is sent in parts, each of them one transaction. */
export const mostInOneChange = 100
/** The most articles of one bulk act in all. */
export const mostInBulk = 5_000

const tag = z
  .string({ error: 'Tag inválida' })
  .overwrite(cleanText)
  .trim()
  .max(limits.tag.max, 'Tag muito longa')
  .transform(text => text.replace(/\s+/g, ' '))
  .refine(text => tagKey(text) !== '', 'Tag inválida')

/** A change that an editor makes to many articles at once. */
const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: articleStatus }),
  z.object({ kind: z.literal('visibility'), visibility: z.enum(visibilities, { error: 'Visibilidade inválida' }) }),
  z.object({ kind: z.literal('addTag'), tag }),
  z.object({ kind: z.literal('removeTag'), tag }),
  z.object({ kind: z.literal('city'), city: z.string().max(100) }),
  z.object({ kind: z.literal('author'), authorId: z.uuid('Pessoa inválida').toLowerCase() }),
  z.object({ kind: z.literal('remove') }),
  z.object({ kind: z.literal('restore') }),
])
export type BulkChange = z.output<typeof bulkChange>

export const changeArticlesInput = z.object({
  ids: z
    .array(z.uuid('Artigo inválido').toLowerCase())
    .min(1, 'Escolha ao menos um artigo')
    .max(mostInOneChange, 'São artigos demais de uma vez')
    .transform(ids => [...new Set(ids)]),
  change: bulkChange,
})
export type ChangeArticlesInput = z.output<typeof changeArticlesInput>

/** The list whose articles are wanted, and the query of its address. */
export const matchingInput = z.object({
  list: z.enum(['mesa', 'artigos'], { error: 'Lista inválida' }),
  query: z.string().max(2_000),
})
export type MatchingInput = z.output<typeof matchingInput>

/** The id of a stored bulk change. */
export const undoChangeInput = z.object({ id: z.uuid('Ação inválida') })
export type UndoChangeInput = z.output<typeof undoChangeInput>
