import { z } from 'zod'

const id = z.uuid('Edição inválida')

/** An edition that a master starts, as the screen saw it. */
export const startEditionInput = z.object({ id, version: z.int('Edição inválida') })

export const oneEdition = z.object({ id })

/** The choice for uncertain mails: they count as sent, or are sent again. */
export const settleEditionInput = z.object({ id, choice: z.enum(['sent', 'again'], 'Escolha o que fazer') })
