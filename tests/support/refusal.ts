import assert from 'node:assert/strict'
import { isDomainError } from '#lib/errors.ts'

/** The error code of a refused attempt. Fails when it was not refused, or on an unknown error. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
  } catch (error) {
    if (isDomainError(error)) return error.code
    throw error
  }
  assert.fail('It was not refused')
}
