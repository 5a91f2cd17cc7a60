import { type Credit, creditKey, creditOf } from '#lib/articles/credits.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { ArticleRow } from './row.ts'

/** Whether an article has these credits, in this order. */
export function signedAs({ credits }: Pick<ArticleRow, 'credits'>, wanted: readonly Credit[]): boolean {
  const keyOf = (list: readonly Credit[]) =>
    JSON.stringify(list.map(each => [creditKey(each), each.personId ? '' : each.name, each.agency]))
  const present = credits.map(({ profileId, name, isAgency, craft }) =>
    creditOf({ personId: profileId, name, agency: isAgency, craft }),
  )
  return keyOf(present) === keyOf(wanted)
}

/**
 * Replaces an article's credits by the given ones; undefined changes nothing. Raises unknown_signer for a person who is neither
 * staff nor named by the article already.
 */
export async function writeCredits(
  tx: Tx,
  article: Pick<ArticleRow, 'id' | 'authorId' | 'credits'>,
  wanted: readonly Credit[] | undefined,
): Promise<void> {
  if (!wanted || signedAs(article, wanted)) return
  await assertKnownSigners(tx, article, wanted)
  const { id: articleId } = article
  await tx.articleCredit.deleteMany({ where: { articleId } })
  await tx.articleCredit.createMany({
    data: wanted.map(({ personId, name, agency, craft }, position) => ({
      articleId,
      position,
      craft,
      profileId: personId,
      name: personId === null ? name : '',
      isAgency: personId === null && agency,
    })),
  })
}

/** Staff, and profiles without an account (authors of imported articles). A reader's account answers like an unknown id. */
export const newsroomOrByline = {
  OR: [{ user: null }, { user: { roles: { some: {} } } }],
} satisfies Prisma.ProfileWhereInput

/** Refuses people who are neither staff nor named by the article already. Raises unknown_signer. */
export async function assertKnownSigners(
  tx: Tx,
  { authorId, credits }: Pick<ArticleRow, 'authorId' | 'credits'>,
  wanted: readonly Credit[],
): Promise<void> {
  const known = new Set([authorId, ...credits.map(({ profileId }) => profileId)])
  const newIds = new Set(wanted.flatMap(({ personId }) => (personId && !known.has(personId) ? [personId] : [])))
  if (newIds.size === 0) return
  const found = await tx.profile.count({ where: { id: { in: [...newIds] }, ...newsroomOrByline } })
  if (found === newIds.size) return
  throw new DomainError('unknown_signer', {
    fields: { credits: messageFor({ code: 'unknown_signer', params: {} }) },
  })
}
