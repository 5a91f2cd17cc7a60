import { type Access, accessRules } from '#lib/access.ts'
import { type Actor, isSignedIn, type SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'

/** The actor as an access rule leaves them: every rule but `anyone` needs an account. */
export type Allowed<Rule extends string> = Rule extends 'signed_in' | 'staff' | 'editor' | 'master' ? SignedIn : Actor

/** Raises signed_out or forbidden when a rule keeps an actor out. */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'anyone') return
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  if (!accessRules[access](actor)) throw new DomainError('forbidden')
}
