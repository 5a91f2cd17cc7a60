import { z } from 'zod'

const wholeNumber = z
  .number()
  .nonnegative()
  .transform(value => Math.floor(value))

/** A visit as the reader's browser reports it (HIST-2). The depth is in percent and capped at 100 (HIST-3), seconds are whole. */
export const reading = z.object({
  /** Made by the browser once per visit. */
  visit: z.uuid().toLowerCase(),
  article: z.uuid().toLowerCase(),
  seconds: wholeNumber,
  depth: wholeNumber.transform(percent => Math.min(percent, 100)),
})
export type ReadingReport = z.output<typeof reading>

/** Erases one visit by its id, or the whole log by the word `all`. A missing value erases nothing. */
export const eraseReadingsInput = z.object({ visit: z.union([z.literal('all'), z.uuid()], 'Pedido inválido') })
export type EraseReadings = z.output<typeof eraseReadingsInput>
