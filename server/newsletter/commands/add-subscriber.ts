import { randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import type { AddSubscriberFields } from '#lib/schemas/newsletter/subscriber.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { newsletterPolicy } from '../policy.ts'
import { newToken } from './subscribe.ts'

/** Adds an address by a master's hand: active at once, with the master as its source. Raises forbidden and subscriber_exists. */
export const addSubscriber = command(async (context, { email, name }: AddSubscriberFields): Promise<void> => {
  const { tx, actor, now } = context
  newsletterPolicy.assert(actor, 'add', null)
  const id = randomUUID()
  const row = {
    id,
    email,
    name,
    status: 'active',
    token: newToken(),
    source: 'manual',
    addedBy: actor.id,
    subscribedAt: now,
    welcomeAt: now,
  }
  const { count } = await tx.newsletterSubscriber.createMany({ data: [row], skipDuplicates: true })
  if (count === 0) throw new DomainError('subscriber_exists')
  await audit(context, { action: 'newsletter.added', subject: { type: 'newsletter_subscriber', id } })
})
