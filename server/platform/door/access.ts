import { type Actor, isEditor, isMaster, isSignedIn, isStaff, type SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'

/** Who may call an action or a handler at all; what they may do to which row is the command's question. */
export const accessRules = {
  anyone: () => true,
  signed_in: isSignedIn,
  staff: isStaff,
  editor: isEditor,
  master: isMaster,
} satisfies Record<string, (actor: Actor) => boolean>

export type Access = keyof typeof accessRules

/** The actor as an access rule leaves them: every rule but `anyone` needs an account. */
export type Allowed<Rule extends string> = Rule extends 'signed_in' | 'staff' | 'editor' | 'master' ? SignedIn : Actor

/** Raises signed_out or forbidden when a rule keeps an actor out. */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'anyone') return
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  if (!accessRules[access](actor)) throw new DomainError('forbidden')
}
