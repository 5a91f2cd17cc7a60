import { isSignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { isoMonth } from '#lib/text/format.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'

/**
 * Opens a premium article to a signed-in person for the rest of the month and counts it, once however often it is asked for. Gives the
 * article's path. Raises signed_out, not_found (no such public premium article, or the meter is off) or meter_used_up.
 */
export const openMetered = command<{ articleId: string }, { path: string }>(
  async ({ tx, actor, now }, { articleId }) => {
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    // Two requests of one person count one after the other.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`
    const { meterPerMonth } = await readSetting('pricing', tx)
    const article = await tx.article.findFirst({
      where: { id: articleId, status: 'published', deletedAt: null, visibility: 'premium' },
      select: { slug: true, locationPath: true },
    })
    if (!article || meterPerMonth === 0) throw new DomainError('not_found')
    const path = articlePath(article)
    if (actor.subscribed) return { path }
    const month = isoMonth(now)
    const held = { userId: actor.id, month }
    const key = { userId_month_articleId: { ...held, articleId } }
    if (await tx.meteredReading.findUnique({ where: key, select: { articleId: true } })) return { path }
    // One statement counts and writes.
    const written = await tx.$executeRaw`
    INSERT INTO metered_readings (user_id, month, article_id, at)
      SELECT ${actor.id}::uuid, ${month}, ${articleId}::uuid, ${now}
      WHERE (SELECT count(*) FROM metered_readings WHERE user_id = ${actor.id}::uuid AND month = ${month}) < ${meterPerMonth}`
    if (written === 0) throw new DomainError('meter_used_up')
    return { path }
  },
)
