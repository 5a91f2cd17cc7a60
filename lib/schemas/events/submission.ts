import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'
import { boundedText } from '../length.ts'
import { senderFields } from '../support.ts'
import { eventFields } from './event.ts'

/** An event that a reader sends. It does not repeat and has no picture: the newsroom adds those. */
export const sendEventInput = z.object({
  /** Made with the form's page: a form sent twice is one submission. */
  requestId: z.uuid('Pedido inválido'),
  sender: z.object({ senderName: senderFields.shape.name, senderEmail: senderFields.shape.email }),
  fields: eventFields,
})
export type SendEventInput = z.output<typeof sendEventInput>

export const acceptSubmissionInput = z.object({ id: z.uuid('Evento enviado inválido') })
export type AcceptSubmissionInput = z.output<typeof acceptSubmissionInput>

const tooLong = 'Resposta muito longa'

export const refuseSubmissionInput = z.object({
  id: z.uuid('Evento enviado inválido'),
  /** What the sender reads; may be empty. */
  reason: boundedText({ min: 0, max: limits.sentEvent.reason }, tooLong, tooLong, cleanLines),
})
export type RefuseSubmissionInput = z.output<typeof refuseSubmissionInput>
