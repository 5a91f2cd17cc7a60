import { DomainError } from './errors.ts'

/**
 * Raises setting_changed_meanwhile when the stored fields differ from those that a form started from. Null skips the check,
 * for a writer without a form. Both values must come from one schema, so that their fields are in one order.
 */
export function assertUnchanged<Fields>(from: Fields | null | undefined, stored: Fields): void {
  if (from && JSON.stringify(from) !== JSON.stringify(stored)) throw new DomainError('setting_changed_meanwhile')
}
