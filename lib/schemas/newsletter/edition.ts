import { z } from 'zod'
import { frequencies } from '../../newsletter/subscriber.ts'

const id = z.string().regex(/^[\w-]{1,40}$/, 'Bloco inválido')
const city = z.string().max(200, 'Cidade inválida').nullable()
const days = z.int().min(1).max(31)
const count = z.int().min(1).max(20)

/** A block of an edition as the browser sends it and the database stores it (lib/newsletter/edition.ts). */
export const editionBlock = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('heading'), text: z.string().trim().max(200, 'Título muito longo') }),
  z.object({ id, kind: z.literal('text'), body: z.string().max(100_000, 'Texto muito longo') }),
  z.object({ id, kind: z.literal('article'), articleId: z.uuid(), look: z.enum(['lead', 'short']) }),
  z.object({ id, kind: z.literal('latest'), city, days, count }),
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

export const editionBlocks = z.array(editionBlock).max(60, 'Uma edição tem no máximo 60 blocos')

/** Who gets an edition (lib/newsletter/segment.ts). Missing fields exclude nobody. */
export const segmentInput = z.object({
  city: city.default(null),
  frequency: z.enum(frequencies).nullable().default(null),
  source: z.enum(['form', 'account', 'manual', 'file']).nullable().default(null),
  tag: z.string().trim().max(60, 'Etiqueta muito longa').nullable().default(null),
  engagement: z.enum(['engaged', 'quiet']).nullable().default(null),
  paying: z.boolean().nullable().default(null),
})
