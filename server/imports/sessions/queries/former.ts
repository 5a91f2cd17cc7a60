import type { FormerArticle } from '#server/articles/batch/commands/rewrite-article-batch.ts'
import type { Tx } from '#server/platform/db/db.ts'

interface Replaced {
  articleId: string
  former: FormerArticle
}

/**
 * Former texts, in their order, as they can be written now: a joined byline is its account, a profile that is gone is the article's present owner, and
 * a deleted cover is none. Four statements for any number.
 */
export async function possibleFormer(tx: Tx, replaced: readonly Replaced[]): Promise<FormerArticle[]> {
  const people = replaced.flatMap(({ former: { authorId, fields } }) => [
    authorId,
    ...(fields.credits ?? []).flatMap(({ personId }) => personId ?? []),
  ])
  const covers = replaced.flatMap(({ former }) => former.fields.coverMediaId ?? [])
  const owners = await tx.article.findMany({
    where: { id: { in: replaced.map(({ articleId }) => articleId) } },
    select: { id: true, authorId: true },
  })
  const profiles = await tx.profile.findMany({ where: { id: { in: people } }, select: { id: true } })
  const joined = await tx.joinedProfile.findMany({ where: { id: { in: people } } })
  const media = await tx.media.findMany({ where: { id: { in: covers } }, select: { id: true } })
  const ownerOf = new Map(owners.map(({ id, authorId }) => [id, authorId]))
  const personOf = new Map([
    ...profiles.map(({ id }) => [id, id] as const),
    ...joined.map(({ id, profileId }) => [id, profileId] as const),
  ])
  const stored = new Set(media.map(({ id }) => id))
  return replaced.map(({ articleId, former }) => ({
    ...former,
    authorId: personOf.get(former.authorId) ?? ownerOf.get(articleId) ?? former.authorId,
    fields: {
      ...former.fields,
      coverMediaId: stored.has(former.fields.coverMediaId ?? '') ? former.fields.coverMediaId : null,
      credits: former.fields.credits?.flatMap(credit => {
        if (credit.personId === null) return credit
        const personId = personOf.get(credit.personId)
        return personId ? { ...credit, personId } : []
      }),
    },
    publishedAt: dateOf(former.publishedAt),
    changedAt: dateOf(former.changedAt ?? null),
  }))
}

/** A date that JSON has as a text. */
const dateOf = (date: Date | null) => (date ? new Date(date) : null)
