import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanLines, cleanText } from '../../text/text.ts'
import { lengthBetween } from '../length.ts'
import { eventFields } from './event.ts'

const { name } = limits.sentEvent

/** Who sends an event, for the answer. */
export const senderFields = z.object({
  senderName: z
    .string({ error: 'Informe seu nome' })
    .max(4 * name.max, { error: 'Nome muito longo', abort: true })
    .overwrite(cleanText)
    .trim()
    .superRefine(lengthBetween(name, 'Informe seu nome', 'Nome muito longo')),
  senderEmail: z
    .string({ error: 'Informe seu e-mail' })
    .trim()
    .toLowerCase()
    .max(limits.email.max, 'E-mail muito longo')
    .pipe(z.email('Informe um e-mail válido')),
})

/** An event that a reader sends. It does not repeat and has no picture: the newsroom adds those. */
export const sendEventInput = z.object({
  /** Made with the form's page: a form sent twice is one submission. */
  requestId: z.uuid('Pedido inválido'),
  sender: senderFields,
  fields: eventFields,
})
export type SendEventInput = z.output<typeof sendEventInput>

export const acceptSubmissionInput = z.object({ id: z.uuid('Evento enviado inválido') })
export type AcceptSubmissionInput = z.output<typeof acceptSubmissionInput>

export const refuseSubmissionInput = z.object({
  id: z.uuid('Evento enviado inválido'),
  /** What the sender reads; may be empty. */
  reason: z
    .string()
    .max(4 * limits.sentEvent.reason, { error: 'Resposta muito longa', abort: true })
    .overwrite(cleanLines)
    .trim()
    .max(limits.sentEvent.reason, 'Resposta muito longa'),
})
export type RefuseSubmissionInput = z.output<typeof refuseSubmissionInput>
