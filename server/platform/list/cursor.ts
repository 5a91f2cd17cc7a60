import { z } from 'zod'
import type { KeysetValue, Mark } from '../db/keyset.ts'

/** The type of a sort column. */
export type SortKind = 'date' | 'text' | 'number'

/** A place in a list: before or after a row, in one order. */
export interface Cursor {
  order: string
  back: boolean
  mark: Mark
}

/** Columns with longer texts cannot be sorted by. */
const longestText = 300
/** Dates that PostgreSQL and JavaScript both accept. */
const earliest = Date.UTC(1, 0, 1)
const latest = Date.UTC(9999, 11, 31)

const values: Record<SortKind, z.ZodType<KeysetValue>> = {
  date: z
    .number()
    .int()
    .min(earliest)
    .max(latest)
    .transform(ms => new Date(ms)),
  text: z
    .string()
    .max(longestText)
    .refine(text => !text.includes('\0') && text.isWellFormed()),
  number: z.number().int(),
}

/**
 * A cursor as text for an address: opaque, not secret. A changed cursor leads to another place of the same list, or to its
 * beginning.
 */
export function writeCursor({ order, back, mark: { id, value } }: Cursor): string {
  const plain = value instanceof Date ? value.getTime() : value
  return Buffer.from(JSON.stringify([order, back ? 1 : 0, plain, id])).toString('base64url')
}

/** The cursor of a text; null when it is invalid or of another order. */
export function readCursor(text: string | null, order: string, kind: SortKind): Cursor | null {
  if (text === null || !/^[\w-]+$/.test(text)) return null
  const shape = z.tuple([z.literal(order), z.union([z.literal(0), z.literal(1)]), values[kind], z.uuid()])
  const read = shape.safeParse(json(Buffer.from(text, 'base64url').toString()))
  if (!read.success) return null
  const [, back, value, id] = read.data
  return { order, back: back === 1, mark: { id, value } }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
