import type { FieldError } from 'react-hook-form'

/** A field's message; for a list, the first message of its items. */
export function firstMessage(error: FieldError | (FieldError | undefined)[] | undefined): string | undefined {
  if (Array.isArray(error)) return error.find(part => part?.message)?.message
  return error?.message ?? error?.root?.message
}
