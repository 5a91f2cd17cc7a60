import { z } from 'zod'

const id = z.uuid('Edição inválida')

export const oneEdition = z.object({ id })

/** The choice for uncertain mails: they count as sent, or are sent again. */
export const settleEditionInput = z.object({ id, choice: z.enum(['sent', 'again'], 'Escolha o que fazer') })
