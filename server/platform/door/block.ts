import { log } from '../process/log.ts'

/**
 * One block of a page, so that its failure does not take the page with it (ruling "Empty or failing blocks on home"): what `load` gives, or
 * null when it failed, which is logged under the block's name. What may itself be null is wrapped first: a page must know the one from the other,
 * since it is kept without the one and not with the other.
 */
export async function block<T extends NonNullable<unknown>>(name: string, load: Promise<T>): Promise<T | null> {
  try {
    return await load
  } catch (error) {
    log().error({ err: error, block: name }, 'a block of a reader page failed')
    return null
  }
}
