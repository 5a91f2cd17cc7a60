import { type Actor, anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import type { Visitor } from '../entry/visitor.ts'
import { takeCode } from './commands/take-code.ts'

interface Typed {
  /** The code's row; null when none was asked for. */
  id: string | null
  kind: Parameters<typeof takeCode>[1]['kind']
  typed: string
}

type Taken = Exclude<Awaited<ReturnType<typeof takeCode>>, string>

/** Takes a typed code and gives its row. Raises code_over or code_wrong, each with the sentence for its field. */
export async function takeTyped(actor: Actor, { id, kind, typed }: Typed): Promise<Taken> {
  const taken = id === null ? 'over' : await takeCode(actor, { id, kind, typed })
  if (taken === 'over') throw codeOver()
  if (taken === 'wrong') throw codeWrong()
  return taken
}

const codeOver = () => new DomainError('code_over', { fields: { code: 'Este código não vale mais. Peça outro.' } })
const codeWrong = () =>
  new DomainError('code_wrong', { fields: { code: 'Código incorreto. Confira e tente de novo.' } })

/** Limits guesses over many codes, by mail and by phone together; each code has its own limit of five. */
const perNetwork: Limit = { name: 'code-guess-network', points: 50, seconds: 15 * 60 }

/** A code that a visitor typed to sign in. */
export interface EntryCode {
  /** The code's row, from the cookie of the browser that asked for it; null without one. */
  id: string | null
  code: string
  visitor: Visitor
}

/**
 * Takes the code by which a visitor signs in. Gives its row, with the account. Raises too_many_attempts, code_wrong or code_over; a code that was asked for
 * without an account is answered like a wrong code.
 */
export async function takeEntryCode(
  kind: 'email_sign_in' | 'phone_sign_in',
  { id, code, visitor }: EntryCode,
): Promise<Taken & { userId: string }> {
  await takeFrom(perNetwork, visitor.origin.network)
  const { userId, ...taken } = await takeTyped(anonymous, { id, kind, typed: code })
  if (userId === null) throw codeWrong()
  return { ...taken, userId }
}
