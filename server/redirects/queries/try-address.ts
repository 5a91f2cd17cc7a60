import type { Actor } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import type { TryAddressInput } from '#lib/schemas/site/redirect.ts'
import { redirectPolicy } from '../policy.ts'
import { findFormer } from './former.ts'

/** Where a former address leads, as a visitor finds it. */
export type TriedAddress =
  | { kind: 'leads'; path: string; to: string }
  | { kind: 'gone' | 'unknown'; path: string }
  | { kind: 'own' | 'unreadable' }

/** Tries a former address in any spelling. Raises forbidden. */
export async function tryAddress(actor: Actor, { address }: TryAddressInput): Promise<TriedAddress> {
  redirectPolicy.assert(actor, 'read', null)
  const read = formerAddress(address)
  if ('fault' in read) return { kind: read.fault === 'own_page' ? 'own' : 'unreadable' }
  const found = await findFormer(read.path)
  if (found === 'gone') return { kind: 'gone', path: read.path }
  return found ? { kind: 'leads', path: read.path, to: found.to } : { kind: 'unknown', path: read.path }
}
