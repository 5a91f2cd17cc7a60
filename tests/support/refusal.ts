import { isDomainError } from '#lib/errors.ts'

/** The code with which something was refused; fails when it was not, or with anything but a known error. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
  } catch (error) {
    if (isDomainError(error)) return error.code
    throw error
  }
  throw new Error('It was not refused')
}
