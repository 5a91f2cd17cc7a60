import { z } from 'zod'
import { DomainError } from './errors.ts'

// Zod's own messages are in Portuguese.
z.config(z.locales.pt())

/** What is wrong with an input: the first message of each field, keyed by the field's path joined with dots; null for a good one. */
export function problemsOf(schema: z.ZodType, input: unknown): Record<string, string> | null {
  const { error } = schema.safeParse(input)
  return error ? messagesOf(error) : null
}

/** Gives the input as its schema parses it. Raises `invalid` with the messages that `problemsOf` gives. */
export function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new DomainError('invalid', { fields: messagesOf(result.error), cause: result.error })
}

/** No form shows more messages; a list of fifty thousand wrong elements has as many. */
const MOST_MESSAGES = 200

function messagesOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MOST_MESSAGES)) fields[issue.path.join('.') || 'form'] ??= issue.message
  return fields
}
