import { randomUUID } from 'node:crypto'
import { isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { isoMonth } from '#lib/text/format.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { giftEnd, giftTokenOf, hashOf } from '../gift.ts'

/**
 * Makes a subscriber's gift link to a premium article, counted in the month. A link to the same article that nobody has opened is given
 * again and not counted. Gives the gift's id. Raises signed_out, gifts_for_subscribers, not_found (no such public premium article, or
 * gifts are off) or gifts_used_up.
 */
export const makeGift = command<{ articleId: string }, { id: string }>(async ({ tx, actor, now }, { articleId }) => {
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  // Two requests of one person count one after the other.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`
  const held = await tx.subscription.findMany({
    where: { userId: actor.id, ...countingNow() },
    select: { status: true, currentPeriodEnd: true },
  })
  if (!held.some(subscription => grantsPremium(subscription, now))) throw new DomainError('gifts_for_subscribers')
  const { giftsPerMonth } = await readSetting('pricing', tx)
  const article = await tx.article.findFirst({
    where: { id: articleId, status: 'published', deletedAt: null, visibility: 'premium' },
    select: { id: true },
  })
  if (!article || giftsPerMonth === 0) throw new DomainError('not_found')
  const waiting = await tx.giftLink.findFirst({
    where: { giverId: actor.id, articleId, readerHash: null, expiresAt: { gt: now } },
    select: { id: true },
  })
  if (waiting) return waiting
  const month = isoMonth(now)
  const given = await tx.giftLink.count({ where: { giverId: actor.id, month } })
  if (given >= giftsPerMonth) throw new DomainError('gifts_used_up')
  const id = randomUUID()
  return tx.giftLink.create({
    data: {
      id,
      articleId,
      giverId: actor.id,
      month,
      createdAt: now,
      tokenHash: hashOf(giftTokenOf(id)),
      expiresAt: giftEnd(now),
    },
    select: { id: true },
  })
})
