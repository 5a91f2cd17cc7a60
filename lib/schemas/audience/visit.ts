import { z } from 'zod'
import { visitRules } from '../../audience/visit.ts'

const { maxSeconds, maxPath, maxName, maxHost } = visitRules

const seconds = z
  .number()
  .nonnegative()
  .transform(value => Math.min(Math.floor(value), maxSeconds))
const name = z.string().max(maxName).optional()

/** An opening of a page as its browser reports it. Malformed fields about the way to it are dropped. */
export const pageVisit = z.strictObject({
  /** Made by the browser once per opening. */
  page: z.uuid().toLowerCase(),
  path: z.string().max(maxPath).startsWith('/'),
  article: z.uuid().toLowerCase().optional(),
  /** Whole seconds on screen, and those in which the reader was active. */
  seen: seconds,
  read: seconds,
  /** The part of the article that was on screen so far, in percent. */
  depth: z.number().int().min(0).max(100).optional(),
  /** The host of the page before, of another site. */
  from: z
    .string()
    .max(maxHost)
    .regex(/^[a-z0-9.-]+$/i)
    .optional()
    .catch(undefined),
  utm: z.strictObject({ source: name, medium: name, campaign: name }).optional().catch(undefined),
  /** Whether the browser reloaded the page. */
  again: z.literal(true).optional(),
})
export type PageVisit = z.output<typeof pageVisit>
