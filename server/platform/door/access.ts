import { type Access, accessRules } from '#lib/access.ts'
import { type Actor, isSignedIn, type SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'

/** The actor after an access rule: every rule but `anyone` requires an account. */
export type Allowed<Rule extends string> = Rule extends 'signed_in' | 'staff' | 'editor' | 'master' ? SignedIn : Actor

/** Raises signed_out or forbidden when a rule refuses an actor. */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'anyone') return
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  if (!accessRules[access](actor)) throw new DomainError('forbidden')
}
