import { z } from 'zod'
import { limits } from '../../limits.ts'
import { frequencies } from '../../newsletter/subscriber.ts'
import { instantOf } from '../../text/local-time.ts'
import { cleanText } from '../../text/text.ts'
import { hasFewTags, tooManyTags } from '../length.ts'

const id = z.string().regex(/^[\w-]{1,40}$/, 'Bloco inválido')
const city = z.string().max(200, 'Cidade inválida').nullable()
const days = z.int().min(1).max(31)
const count = z.int().min(1).max(20)

/** A block of an edition as the browser sends it and the database stores it (lib/newsletter/edition.ts). */
export const editionBlock = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('heading'), text: z.string().trim().max(200, 'Título muito longo') }),
  z.object({ id, kind: z.literal('text'), body: z.string().max(100_000, 'Texto muito longo') }),
  z.object({ id, kind: z.literal('article'), articleId: z.uuid(), look: z.enum(['lead', 'short']) }),
  z.object({ id, kind: z.literal('latest'), city, days, count, mostRead: z.boolean().optional() }),
  z.object({ id, kind: z.literal('agenda'), city, days, count }),
  z.object({ id, kind: z.literal('event'), eventId: z.uuid() }),
  z.object({
    id,
    kind: z.literal('button'),
    label: z.string().trim().max(80, 'Texto do botão muito longo'),
    url: z.string().trim().max(2_000, 'Endereço muito longo'),
  }),
  z.object({ id, kind: z.literal('rule') }),
])

export const editionBlocks = z.array(editionBlock).max(60, { error: 'Uma edição tem no máximo 60 blocos', abort: true })

/** Who gets an edition (lib/newsletter/segment.ts). Missing fields exclude nobody. */
export const segmentInput = z.object({
  city: city.default(null),
  frequency: z.enum(frequencies).nullable().default(null),
  source: z.enum(['form', 'account', 'manual', 'file']).nullable().default(null),
  tag: z.string().trim().max(60, 'Etiqueta muito longa').nullable().default(null),
  engagement: z.enum(['engaged', 'quiet']).nullable().default(null),
  paying: z.boolean().nullable().default(null),
})

/** One line of text, without line breaks and control characters. */
const line = (max: number, message: string) =>
  z
    .string()
    .max(max * 4, message)
    .overwrite(cleanText)
    .trim()
    .max(max, message)

const { subject, preheader } = limits.newsletter

/** The fields that the composer saves. A draft may be incomplete; the checks before its sending say what is missing. */
export const editionFields = z.object({
  subject: line(subject.max, `O assunto tem no máximo ${subject.max} caracteres`),
  preheader: line(preheader.max, `A linha de prévia tem no máximo ${preheader.max} caracteres`),
  blocks: editionBlocks.refine(
    blocks => hasFewTags(blocks.map(block => (block.kind === 'text' ? block.body : '')).join('')),
    tooManyTags,
  ),
  segment: segmentInput,
  /** Whether the archive shows the edition after its sending began. */
  isPublic: z.boolean(),
})
export type EditionFields = z.output<typeof editionFields>

const version = z.int().min(1)

export const editionInput = z.object({ id: z.uuid() })
export const editionVersionInput = z.object({ id: z.uuid(), version })
export type EditionVersionInput = z.output<typeof editionVersionInput>

export const saveEditionInput = z.object({ id: z.uuid(), version, fields: editionFields })
export type SaveEditionInput = z.output<typeof saveEditionInput>

/** A local time of São Paulo. */
export const scheduleEditionInput = z.object({
  id: z.uuid(),
  version,
  at: z.string().transform((typed, context) => {
    const instant = instantOf(typed)
    if (instant) return instant
    context.addIssue({ code: 'custom', message: 'Escreva a data e a hora assim: 21/11/2026 07:30' })
    return z.NEVER
  }),
})
export type ScheduleEditionInput = z.output<typeof scheduleEditionInput>

export const archiveEditionInput = z.object({ id: z.uuid(), isPublic: z.boolean() })
export type ArchiveEditionInput = z.output<typeof archiveEditionInput>

const editionId = z.uuid('Edição inválida')

export const oneEdition = z.object({ id: editionId })

/** The choice for uncertain mails: they count as sent, or are sent again. */
export const settleEditionInput = z.object({ id: editionId, choice: z.enum(['sent', 'again'], 'Escolha o que fazer') })
