import { z } from 'zod'
import { limits } from '../limits.ts'
import { cleanLines, cleanText } from '../text/text.ts'
import { lengthBetween } from './length.ts'

const { contact } = limits
const { subject, message } = limits.support

/** Stops the checks of a text that is too long, so that a megabyte costs nothing. */
const tooLong = (error: string) => ({ error, abort: true })

/** A reader's message to the newspaper. The fields stand in the order of the screen. */
export const supportFields = z.object({
  subject: z
    .string({ error: 'Escreva o assunto' })
    .max(2 * subject.max, tooLong(`O assunto deve ter no máximo ${subject.max} caracteres`))
    .overwrite(cleanText)
    .trim()
    .min(subject.min, 'Escreva o assunto')
    .max(subject.max, `O assunto deve ter no máximo ${subject.max} caracteres`),
  message: z
    .string({ error: 'Escreva a mensagem' })
    .max(2 * message.max, tooLong('A mensagem deve ter no máximo 4.000 caracteres'))
    .overwrite(cleanLines)
    .trim()
    .min(message.min, `Escreva a mensagem com pelo menos ${message.min} caracteres`)
    .max(message.max, 'A mensagem deve ter no máximo 4.000 caracteres'),
})
export type SupportFields = z.output<typeof supportFields>

/** Who writes without an account, for the answer. */
const contactSender = z.object({
  name: z
    .string({ error: 'Informe seu nome' })
    .max(4 * contact.name.max, tooLong('Nome muito longo'))
    .overwrite(cleanText)
    .trim()
    .superRefine(lengthBetween(contact.name, 'Informe seu nome', 'Nome muito longo')),
  email: z
    .string({ error: 'Informe seu e-mail' })
    .trim()
    .toLowerCase()
    .max(limits.email.max, 'E-mail muito longo')
    .pipe(z.email('Informe um e-mail válido')),
})

/** A message to the newspaper from anybody. */
export const contactFields = z.object({ ...contactSender.shape, ...supportFields.shape })
export type ContactFields = z.output<typeof contactFields>

export const supportMessageInput = z.object({ id: z.uuid('Mensagem inválida') })
export type SupportMessageInput = z.output<typeof supportMessageInput>
