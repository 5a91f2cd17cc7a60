import { type Access, accessRules } from '#lib/access.ts'
import { isFresh } from '#lib/accounts/sign-in.ts'
import { type Actor, isSignedIn, type SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { now } from '../process/clock.ts'
import type { SignedInSession } from '../session/session-store.ts'

/** The actor after an access rule: every rule but `anyone` requires an account. */
export type Allowed<Rule extends string> = Rule extends 'signed_in' | 'staff' | 'editor' | 'master' ? SignedIn : Actor

/** Raises signed_out or forbidden when a rule refuses an actor. */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'anyone') return
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  if (!accessRules[access](actor)) throw new DomainError('forbidden')
}

/** Raises signed_out without a session, and proof_needed when its last proof of identity is older than ten minutes. */
export function assertProved(session: Pick<SignedInSession, 'provedAt'> | null): void {
  if (!session) throw new DomainError('signed_out')
  if (!isFresh(session.provedAt, now())) throw new DomainError('proof_needed')
}
