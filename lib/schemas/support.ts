import { z } from 'zod'
import { limits } from '../limits.ts'
import { cleanLines } from '../text/text.ts'
import { boundedText } from './length.ts'

const { contact } = limits
const { subject, message } = limits.support

const subjectTooLong = `O assunto deve ter no máximo ${subject.max} caracteres`

/** A reader's message to the newspaper. The fields stand in the order of the screen. */
export const supportFields = z.object({
  subject: boundedText(subject, 'Escreva o assunto', subjectTooLong),
  message: boundedText(
    message,
    `Escreva a mensagem com pelo menos ${message.min} caracteres`,
    'A mensagem deve ter no máximo 4.000 caracteres',
    cleanLines,
  ),
})
export type SupportFields = z.output<typeof supportFields>

/** Who writes without an account, for the answer. */
export const senderFields = z.object({
  name: boundedText(contact.name, 'Informe seu nome', 'Nome muito longo'),
  email: z
    .string({ error: 'Informe seu e-mail' })
    .trim()
    .toLowerCase()
    .max(limits.email.max, 'E-mail muito longo')
    .pipe(z.email('Informe um e-mail válido')),
})

/** A message to the newspaper from anybody. */
export const contactFields = z.object({ ...senderFields.shape, ...supportFields.shape })
export type ContactFields = z.output<typeof contactFields>

export const supportMessageInput = z.object({ id: z.uuid('Mensagem inválida') })
export type SupportMessageInput = z.output<typeof supportMessageInput>
