import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { giftSelection, giftState, hashOf, looksLikeSecret } from '../gift.ts'

interface OpenGift {
  token: string
  /** The random value that this browser's page was made with. The first one binds the gift. */
  browser: string
}

/**
 * Binds a gift to a browser, by a form: messengers open a link before people do. The same browser may ask again: a form that is sent twice loses
 * nothing. Gives the end of the gift. Raises gift_ended (unknown, expired, its giver lost the subscription, gifts are off) or gift_taken.
 */
export const openGift = command<OpenGift, { expiresAt: Date }>(async ({ tx, now }, { token, browser }) => {
  if (!looksLikeSecret(token) || !looksLikeSecret(browser)) throw new DomainError('gift_ended')
  const tokenHash = hashOf(token)
  await tx.$queryRaw`SELECT 1 FROM gift_links WHERE token_hash = ${tokenHash} FOR UPDATE`
  const gift = await tx.giftLink.findUnique({ where: { tokenHash }, select: giftSelection() })
  const { giftsPerMonth } = await readSetting('pricing', tx)
  const state = gift && giftsPerMonth > 0 ? giftState(gift, browser, now) : 'ended'
  if (!gift || state === 'ended') throw new DomainError('gift_ended')
  if (state === 'taken') throw new DomainError('gift_taken')
  if (state === 'waiting') {
    const readerHash = hashOf(browser)
    await tx.giftLink.update({ where: { tokenHash }, data: { readerHash, openedAt: now }, select: { id: true } })
  }
  return { expiresAt: gift.expiresAt }
})
