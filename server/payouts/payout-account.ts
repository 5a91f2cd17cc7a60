import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { PayoutKey, PayoutKind } from '#lib/payouts/payout.ts'
import { type Cell, keyring } from '#server/platform/crypto.ts'

/** A stored payout account: its key is a ciphertext. */
export interface StoredPayout {
  id: string
  kind: string
  account: string
}

const cellOf = (id: string): Cell => ({ table: 'payout_accounts', column: 'account', id })

/** The ciphertext of a key, for the row of an id. */
export const sealed = (id: string, { account }: PayoutKey): string => keyring().encrypt(cellOf(id), account)

/** A row's key. Raises DecryptionError. */
export const opened = ({ id, kind, account }: StoredPayout): PayoutKey => ({
  kind: kind as PayoutKind,
  account: keyring().decrypt(cellOf(id), account),
})

/** The id under which an actor's account is stored. Raises signed_out. */
export function ownerOf({ id }: Actor): string {
  if (id === null) throw new DomainError('signed_out')
  return id
}
