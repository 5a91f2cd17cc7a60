import { DomainError } from '#lib/errors.ts'
import { type OwnersAct, type SubscriberStatus, statusAfter } from '#lib/newsletter/subscriber.ts'
import type { OwnersActInput } from '#lib/schemas/newsletter/subscriber.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { assertCity } from './subscribe.ts'

/**
 * Confirms, changes or ends the subscription at a secret address, for whoever knows it: links in mails work without an account. Repeating an act
 * changes nothing. Raises subscription_not_found, unknown_city, and not_subscribed for a change of one that has ended.
 */
export const changeSubscription = command(async (context, input: OwnersActInput): Promise<void> => {
  const { tx } = context
  const { act, token, counted, asked, ...choices } = input
  const wanted = { ...choices, ...(asked && { isCounted: counted === 'yes' }) }
  const found = await lock(context, token)
  if (act === 'leave') return move(context, found, act, {})
  await assertCity(tx, wanted.city)
  return move(context, found, act, wanted)
})

/** Ends the subscription at a secret address (RFC 8058). Raises subscription_not_found. */
export const unsubscribe = command(async (context, { token }: { token: string }): Promise<void> => {
  return move(context, await lock(context, token), 'leave', {})
})

interface Found {
  id: string
  status: SubscriberStatus
  confirmed: boolean
  /** Letters of the welcome series that it got. */
  welcomed: number
}

async function lock({ tx }: CommandContext, token: string): Promise<Found> {
  const [found] = await tx.$queryRaw<Found[]>`
    SELECT id, status, confirmed_at IS NOT NULL AS confirmed, welcomed FROM newsletter_subscribers WHERE token = ${token} FOR UPDATE`
  if (!found) throw new DomainError('subscription_not_found')
  return found
}

async function move(
  { tx, now }: CommandContext,
  { id, status, confirmed, welcomed }: Found,
  act: OwnersAct,
  wanted: Partial<Pick<OwnersActInput, 'name' | 'city' | 'frequency'> & { isCounted: boolean }>,
): Promise<void> {
  const next = statusAfter(status, act)
  if (!next) throw new DomainError('not_subscribed')
  const moment = next === status ? {} : next === 'active' ? { endedAt: null } : { endedAt: now }
  const isNew = act === 'confirm' && (next !== status || !confirmed)
  // Who leaves may have been signed up by a stranger, who may go on.
  const answered = act === 'leave' ? {} : { asks: 0 }
  const confirmation = isNew ? { confirmedAt: now, ...(welcomed === 0 && { welcomeAt: now }) } : {}
  await tx.newsletterSubscriber.update({
    where: { id },
    data: { ...wanted, status: next, ...moment, ...answered, ...confirmation },
  })
}
