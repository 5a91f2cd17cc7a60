import type { FieldError } from 'react-hook-form'

/** The message of a field, or the first of its parts' when it is a list. */
export function firstMessage(error: FieldError | (FieldError | undefined)[] | undefined): string | undefined {
  if (Array.isArray(error)) return error.find(part => part?.message)?.message
  return error?.message ?? error?.root?.message
}
