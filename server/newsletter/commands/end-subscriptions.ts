import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { newsletterPolicy } from '../policy.ts'
import { editionMail } from '../sending/edition-mail.ts'
import { noteErased } from './note-erased.ts'

interface One {
  id: string
}

/** Ends an address's subscription on its owner's request. It stays in the list, so that no file adds it again. Raises forbidden, subscription_not_found, already_so. */
const endOne = command(async (context, { id }: One): Promise<void> => {
  const { tx, actor, now } = context
  newsletterPolicy.assert(actor, 'end', null)
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: { id, status: { in: ['active', 'pending'] } },
    data: { status: 'unsubscribed', endedAt: now },
  })
  if (count === 0) throw await missing(tx.newsletterSubscriber.count({ where: { id } }))
  await audit(context, { action: 'newsletter.ended', subject: { type: 'newsletter_subscriber', id } })
})

/** Erases an address on its owner's request: nothing of it stays but a keyed hash, so that no file adds it again. Raises forbidden and subscription_not_found. */
const eraseOne = command(async (context, { id }: One): Promise<void> => {
  const { tx, actor, now } = context
  newsletterPolicy.assert(actor, 'erase', null)
  const row = await tx.newsletterSubscriber.findUnique({ where: { id }, select: { email: true } })
  const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } })
  if (!row || count === 0) throw new DomainError('subscription_not_found')
  await noteErased(tx, row.email, now)
  await tx.mailDelivery.deleteMany({ where: { kind: editionMail.name, recipient: id } })
  await audit(context, { action: 'newsletter.erased', subject: { type: 'newsletter_subscriber', id } })
})

const missing = async (counting: Promise<number>) =>
  new DomainError((await counting) === 0 ? 'subscription_not_found' : 'already_so')

/** Ends many subscriptions. Gives each one's result. Raises forbidden. */
export async function endSubscriptions(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  newsletterPolicy.assert(actor, 'end', null)
  return inBulk('newsletter.end', ids, id => endOne(actor, { id }))
}

/** Erases many addresses. Gives each one's result. Raises forbidden. */
export async function eraseSubscribers(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  newsletterPolicy.assert(actor, 'erase', null)
  return inBulk('newsletter.erase', ids, id => eraseOne(actor, { id }))
}
