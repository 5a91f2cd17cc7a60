import { log } from '../process/log.ts'

/**
 * Loads one block of a page, so that its failure does not fail the page (GEN-6). Gives the result of `load`, or null when it
 * failed; the failure is logged under `name`. A result that may be null must be wrapped: the page has to tell it from a failure,
 * because the press keeps a page only without failures.
 */
export async function block<T extends NonNullable<unknown>>(name: string, load: Promise<T>): Promise<T | null> {
  try {
    return await load
  } catch (error) {
    log().error({ err: error, block: name }, 'a block of a reader page failed')
    return null
  }
}
