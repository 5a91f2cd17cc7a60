import { z } from 'zod'
import { DomainError } from './errors.ts'

// Zod's own messages are in Portuguese.
z.config(z.locales.pt())

/** Gives the input as its schema parses it. Raises `invalid` with the first message of each field, keyed by the field's path joined with dots. */
export function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message
  throw new DomainError('invalid', { fields, cause: result.error })
}
