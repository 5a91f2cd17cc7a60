import { z } from 'zod'

const wholeNumber = z
  .number()
  .nonnegative()
  .transform(value => Math.floor(value))

/** What a reader's browser says of a visit (reader §7, `user_reading_history`): the depth is capped at 100 (reader §9). */
export const reading = z.object({
  /** Made by the browser once a visit. */
  visit: z.uuid().toLowerCase(),
  article: z.uuid().toLowerCase(),
  seconds: wholeNumber,
  depth: wholeNumber.transform(percent => Math.min(percent, 100)),
})
export type Reading = z.output<typeof reading>

/** One visit by its id, or the whole log, in so many words: what somebody left out erases nothing. */
export const eraseReadingsInput = z.object({ visit: z.union([z.literal('all'), z.uuid()], 'Pedido inválido') })
export type EraseReadings = z.output<typeof eraseReadingsInput>
