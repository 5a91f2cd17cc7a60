import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { applyReading } from '../ledger/commands/apply-reading.ts'
import type { PaymentProvider, ProviderObject } from '../providers/provider.ts'

/**
 * Reads an object at its provider and applies what it says. False: it does not exist there, or is none of ours. Raises provider_unavailable;
 * then nothing changes.
 */
export async function syncObject(provider: PaymentProvider, object: ProviderObject): Promise<boolean> {
  // The number is taken before the request: of two readings, the one with the higher number saw the later state.
  const [{ number } = { number: 0n }] = await db().$queryRaw<{ number: bigint }[]>`
    SELECT nextval('subscription_readings') AS number`
  const reading = await provider.read(object)
  if (!reading) return false
  await applyReading(system, { provider: provider.name, reading, number })
  return true
}
