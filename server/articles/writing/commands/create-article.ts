import { DomainError } from '#lib/errors.ts'
import type { ArticleFields, CreateArticleInput, Writing } from '#lib/schemas/articles/article.ts'
import { beginIdea } from '#server/ideas/commands/begin-idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { writeCredits } from '../../credits.ts'
import { mayWrite } from '../../policy.ts'
import { assertVersion, rowSelection } from '../../row.ts'
import { attachSlug, claimSlug } from '../../slug.ts'
import { assertMediaExists, columnsOf, holds, recordVersion, writeTagsAndPlaces } from '../../write.ts'
import { articleItself, recall, remember } from '../sessions.ts'
import { saveArticle } from './save-article.ts'

/** The version that an article begins with. */
const firstVersion = 1

interface Created {
  id: string
  slug: string
  version: number
}

/**
 * Creates an article, always as a draft of the one who writes (editorial §4). Gives its id, version and the slug it got; asked again with the
 * same request id, those of the article that stands. An idea it is written from is under way from then on. Raises
 * article_create_forbidden, invalid, unknown_city, unknown_signer, slug_like_uuid, idea_not_found,
 * changed_meanwhile when what was saved since is what a repeated request would overwrite, and created_then_deleted when it is in the trash.
 */
export const createArticle = command(
  async (context, { requestId, form, ideaId, ...fields }: CreateArticleInput): Promise<Created> => {
    const { actor } = context
    if (actor.id === null || !mayWrite(actor)) throw new DomainError('article_create_forbidden')
    const origin = { authorId: actor.id, requestId: requestId ?? null, ideaId: ideaId ?? null }
    const writing = form && requestId ? { form, request: requestId } : undefined
    const standing = requestId ? await repeat(context, { authorId: actor.id, requestId }, fields, writing) : null
    if (standing) return standing
    const made = await create(context, origin, fields)
    if (writing) await remember(context, articleItself(made.id), writing, made)
    return made
  },
)

async function create(
  context: CommandContext,
  origin: { authorId: string; requestId: string | null; ideaId: string | null },
  fields: ArticleFields,
): Promise<Created> {
  const { tx, now } = context
  await assertMediaExists(tx, fields.coverMediaId)
  if (origin.ideaId) await beginIdea.within(context, { id: origin.ideaId })
  const slug = await claimSlug(tx, null, fields.slug)
  const { id, version } = await tx.article.create({
    data: { ...columnsOf(fields), ...origin, slug, createdAt: now, updatedAt: now },
    select: { id: true, version: true },
  })
  await attachSlug(tx, slug, id)
  await writeTagsAndPlaces(tx, id, fields)
  const stored = () => tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
  // The database has signed it with whose it is.
  if (fields.credits) await writeCredits(tx, await stored(), fields.credits)
  const article = await stored()
  await recordVersion(context, article)
  await audit(context, { action: 'article.created', subject: { type: 'article', id } })
  return { id, slug, version }
}

/**
 * What a repeated request means: a form that remembers what it sent hears what that gave, a double click finds the article that stands, and
 * text typed since a lost answer is saved over it, unless it was saved since. One in the trash does not stand: nobody is told that it was
 * saved. Null when the request is the first of its name.
 */
async function repeat(
  context: CommandContext,
  request: { authorId: string; requestId: string },
  fields: ArticleFields,
  writing: Writing | undefined,
): Promise<Created | null> {
  const { tx } = context
  // Two at the same moment wait for each other here, so that the second sees what the first made.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${request.requestId}, 0))) AS waited`
  const first = await tx.article.findUnique({ where: { authorId_requestId: request }, ...rowSelection })
  if (!first) return null
  const { id, slug, version } = first
  if (first.deletedAt) throw new DomainError('created_then_deleted')
  const done = writing && (await recall(context, articleItself(id), writing))
  if (done) return { id, ...done }
  if (holds(first, fields)) return { id, slug, version }
  // A copy that comes late must not undo what its own author has saved since.
  assertVersion(first, firstVersion)
  return { id, ...(await saveArticle.within(context, { id, version, fields })) }
}
