import { DomainError } from '#lib/errors.ts'
import type { ArticleFields } from '#lib/schemas/article.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { mayWrite } from '../policy.ts'
import { rowSelection } from '../row.ts'
import { attachSlug, claimSlug } from '../slug.ts'
import { assertMediaExists, columnsOf, recordVersion, writeTagsAndPlaces } from '../write.ts'

/**
 * Creates an article, always as a draft of the one who writes (editorial §4). Gives its id and the slug it got. Raises
 * article_create_forbidden, invalid, unknown_city or slug_like_uuid.
 */
export const createArticle = command(async (context, fields: ArticleFields) => {
  const { tx, actor, now } = context
  if (actor.id === null || !mayWrite(actor)) throw new DomainError('article_create_forbidden')
  await assertMediaExists(tx, fields.coverMediaId)
  const slug = await claimSlug(tx, null, fields.slug)
  const { id } = await tx.article.create({
    data: { ...columnsOf(fields), slug, authorId: actor.id, createdAt: now },
    select: { id: true },
  })
  await attachSlug(tx, slug, id)
  await writeTagsAndPlaces(tx, id, fields)
  const article = await tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
  await recordVersion(context, article)
  await audit(context, { action: 'article.created', subject: { type: 'article', id } })
  return { id, slug }
})
