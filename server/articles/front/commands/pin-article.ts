import { longestPinDays } from '#lib/articles/pins.ts'
import { DomainError } from '#lib/errors.ts'
import type { PinInput } from '#lib/schemas/articles/pin.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'
import { endPins, PIN_KEY } from '../pin.ts'

const hourMs = 60 * 60 * 1000

/**
 * Pins a published article to the top of the home page until a moment, and ends the pin before it. Gives that moment. Raises
 * article_not_found, forbidden, not_published, or pin_moment for a moment that is past or too far ahead.
 */
export const pinArticle = command(async (context, { articleId, until }: PinInput) => {
  const { tx, actor, now } = context
  const article = await lockArticle(tx, articleId)
  articlePolicy.assert(actor, 'pin', article)
  if (!isPublic(article)) throw new DomainError('not_published')
  const expiresAt = momentOf(until, now)
  const ahead = expiresAt.getTime() - now.getTime()
  if (ahead <= 0 || ahead > longestPinDays * 24 * hourMs) throw new DomainError('pin_moment')

  await endPins(context)
  await tx.homePin.create({ data: { articleId, pinnedBy: actor.id ?? article.authorId, expiresAt, createdAt: now } })
  await audit(context, {
    action: 'article.pinned',
    subject: { type: 'article', id: articleId },
    details: { expiresAt: expiresAt.toISOString() },
  })
  await forget(tx, [PIN_KEY])
  return { expiresAt }
})

function momentOf(until: PinInput['until'], now: Date): Date {
  if ('hours' in until) return new Date(now.getTime() + until.hours * hourMs)
  const instant = instantOf(until.local)
  if (!instant) throw new DomainError('pin_moment')
  return instant
}
