import type { Actor } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { providerNamed } from '../../providers/registry.ts'
import { providerNameOf } from '../charger.ts'

/** Where the provider's screen leads back to. */
const returnPath = '/settings/assinatura'

/**
 * The address of the provider's screen for the person's card and receipts. It is for one use and not to be stored. Raises signed_out,
 * no_subscription, or portal_failed where there is no such screen or the provider does not give it.
 */
export async function openPortal({ id: userId }: Actor): Promise<{ url: string }> {
  if (userId === null) throw new DomainError('signed_out')
  const held = await db().subscription.findMany({
    where: { userId, ...countingNow() },
    orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
    select: { paymentProvider: true, customerId: true },
  })
  if (held.length === 0) throw new DomainError('no_subscription')
  for (const { customerId, ...row } of held) {
    const name = providerNameOf(row)
    const adapter = name && customerId ? await providerNamed(name) : null
    if (adapter?.portal && customerId)
      return { url: await given(adapter.portal(customerId, siteOrigin() + returnPath)) }
  }
  throw new DomainError('portal_failed', { cause: new Error('no provider of this person has a screen of its own') })
}

/** The provider's answer. The sentence of the specification stands for whatever went wrong there. */
const given = (portal: Promise<string>): Promise<string> =>
  portal.catch(error => {
    throw isDomainError(error) && error.kind === 'unavailable'
      ? new DomainError('portal_failed', { cause: error })
      : error
  })
