import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'
import { correctionFields } from '../articles/correction.ts'
import { boundedText } from '../length.ts'

/** A reader's report of an error in an article. */
export const errorReportFields = z.object({
  articleId: z.uuid('Artigo inválido'),
  message: boundedText(
    limits.errorReport,
    'Conte o que está errado em pelo menos 10 caracteres',
    'Mensagem muito longa',
    cleanLines,
  ),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(limits.email.max, 'E-mail muito longo')
    .transform(email => email || null)
    .pipe(z.email('E-mail inválido').nullable()),
})
export type ErrorReportFields = z.output<typeof errorReportFields>

/** How an editor closes a report: with a published correction, with a fix that is already in the text (`correction: null`), or dismissed. */
export const closeReportInput = z.discriminatedUnion('as', [
  z.object({ id: z.uuid('Aviso inválido'), as: z.literal('corrected'), correction: correctionFields.nullable() }),
  z.object({ id: z.uuid('Aviso inválido'), as: z.literal('dismissed') }),
])
export type CloseReportInput = z.output<typeof closeReportInput>

export const reopenReportInput = z.object({ id: z.uuid('Aviso inválido') })
export type ReopenReportInput = z.output<typeof reopenReportInput>
