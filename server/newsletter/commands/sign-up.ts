import type { Actor } from '#lib/actor.ts'
import type { SignUpFields } from '#lib/schemas/account.ts'
import { signUp } from '#server/accounts/commands/sign-up.ts'
import { subscribe } from './subscribe.ts'

/**
 * Signs a person up, and asks for the newsletter when its box was ticked. Its own mail asks for the confirmation (NEWS-1), for known and unknown
 * addresses alike. Raises what `signUp` raises.
 */
export async function signUpAndSubscribe(actor: Actor, fields: SignUpFields): Promise<void> {
  await signUp(actor, fields)
  const { email, fullName, newsletter = false } = fields
  if (newsletter) await subscribe(actor, { email, name: fullName, city: null, frequency: 'daily', source: 'account' })
}
