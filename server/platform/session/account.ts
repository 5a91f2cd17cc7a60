import { type Actor, isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Tx } from '../db/db.ts'

/** The account that a command of its owner changes: the actor's own. Raises signed_out. */
export function ownerOf(actor: Actor): string {
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  return actor.id
}

/** Locks an account's row until the transaction ends: changes of its ways in, factors and requests happen one after the other. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT id::text FROM users WHERE id = ${userId}::uuid FOR UPDATE`
}
