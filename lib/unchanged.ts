import { DomainError } from './errors.ts'

/**
 * Raises setting_changed_meanwhile when what a form started from is not what stands; null when its writer was told so and saves all the same.
 * Both must come from one schema: then their fields are in one order.
 */
export function assertUnchanged<Fields>(from: Fields | null | undefined, standing: Fields): void {
  if (from && JSON.stringify(from) !== JSON.stringify(standing)) throw new DomainError('setting_changed_meanwhile')
}
