import { authorPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { JoinInput } from '#lib/schemas/users.ts'
import { profileChanged } from '#server/accounts/events.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { leadRedirects } from '#server/redirects/commands/write-redirects.ts'
import { userPolicy } from '../policy.ts'

/** Every column that names a profile, with its table; a test compares the list with the database's foreign keys. Articles first, which are locked. */
export const profileColumns = [
  ['articles', 'author_id'],
  ['articles', 'claimed_by'],
  ['articles', 'scheduled_by'],
  ['articles', 'unreviewed_by'],
  ['article_credits', 'profile_id'],
  ['preview_links', 'created_by'],
  ['article_reviews', 'author_id'],
  ['article_reviews', 'reviewer_id'],
  ['story_ideas', 'created_by'],
  ['story_ideas', 'assigned_to'],
  ['story_idea_comments', 'user_id'],
  ['events', 'organizer_id'],
  ['seo_waivers', 'waived_by'],
  ['writing_sessions', 'user_id'],
  ['article_comments_internal', 'user_id'],
  ['article_comments_internal', 'resolved_by'],
  ['joined_profiles', 'profile_id'],
] as const

/**
 * Joins a byline without an account into an account's: its articles, credits and reviews move, its biography and portrait fill what the account's
 * profile lacks, and its address leads to the account's from then on. Raises forbidden, not_found or byline_has_account.
 */
export const joinByline = command(async (context, { bylineId, userId }: JoinInput) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'join', null)
  // The account's first: two opposite joins meet there.
  await tx.$queryRaw`SELECT 1 FROM profiles WHERE id IN (${bylineId}::uuid, ${userId}::uuid) ORDER BY id FOR UPDATE`
  const [byline, account] = await Promise.all([
    tx.profile.findUnique({ where: { id: bylineId }, include: { user: { select: { id: true } } } }),
    tx.user.findUnique({ where: { id: userId }, select: { profile: true } }),
  ])
  if (!byline || !account) throw new DomainError('not_found')
  if (byline.user) throw new DomainError('byline_has_account')
  const articles = await lockArticles(tx, bylineId)
  const namedTwice = await findNamedTwice(tx, [bylineId, userId])
  for (const [table, column] of profileColumns) {
    const tableSql = Prisma.raw(table)
    const columnSql = Prisma.raw(column)
    await tx.$executeRaw`UPDATE ${tableSql} SET ${columnSql} = ${userId}::uuid WHERE ${columnSql} = ${bylineId}::uuid`
  }
  if (namedTwice.length > 0) await nameOnce(tx, userId, namedTwice)
  const { bio, avatarUrl } = account.profile
  await tx.profile.delete({ where: { id: bylineId } })
  await tx.profile.update({
    where: { id: userId },
    data: { bio: bio || byline.bio, avatarUrl: avatarUrl ?? byline.avatarUrl, updatedAt: now },
  })
  await leadRedirects(tx, { from: authorPath(bylineId), to: authorPath(userId) })
  await tx.joinedProfile.create({ data: { id: bylineId, name: byline.fullName, profileId: userId, joinedAt: now } })
  // At once: the deferred triggers would write the search rows one by one.
  await tx.$executeRaw`SELECT keep_search_names(${articles}::uuid[])`
  await audit(context, {
    action: 'user.byline_joined',
    subject: { type: 'user', id: userId },
    details: { profile: bylineId, articles: articles.length },
  })
  await forget(
    tx,
    [bylineId, userId].flatMap(id => [`author:${id}`, `works:${id}`]),
  )
  await emit(tx, profileChanged, { userId })
  return { articles: articles.length }
})

/** Locks the articles that a byline owns or signs, and gives their ids. Articles are locked before their credits (`command`). */
async function lockArticles(tx: Tx, bylineId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM articles WHERE author_id = ${bylineId}::uuid
      OR id IN (SELECT article_id FROM article_credits WHERE profile_id = ${bylineId}::uuid)
    ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** The articles with several credits of these people, by their ids. */
async function findNamedTwice(tx: Tx, people: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT article_id AS id FROM article_credits WHERE profile_id = ANY (${people}::uuid[]) GROUP BY 1 HAVING count(*) > 1`
  return rows.map(({ id }) => id)
}

/** Where an article named both, one credit for each craft stays, and only the first of them lists the article on the person's page. */
async function nameOnce(tx: Tx, userId: string, articles: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM article_credits c WHERE profile_id = ${userId}::uuid AND article_id = ANY(${articles}::uuid[])
      AND EXISTS (SELECT FROM article_credits e WHERE e.article_id = c.article_id AND e.profile_id = c.profile_id
        AND e.craft = c.craft AND e.position < c.position)`
  await tx.$executeRaw`
    UPDATE article_credits c SET position = position WHERE profile_id = ${userId}::uuid AND article_id = ANY(${articles}::uuid[])
      AND EXISTS (SELECT FROM article_credits e WHERE e.article_id = c.article_id AND e.profile_id = c.profile_id
        AND e.position < c.position)`
}
