import { DomainError } from '#lib/errors.ts'
import type { ArticleFields, CreateArticleInput, Writing } from '#lib/schemas/articles/article.ts'
import { beginIdea } from '#server/ideas/commands/begin-idea.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { assertUsableCover } from '../../covers.ts'
import { writeCredits } from '../../credits.ts'
import { mayWrite } from '../../policy.ts'
import { assertVersion, rowSelection } from '../../row.ts'
import { attachSlug, firstSlug } from '../../slug.ts'
import { recordChoices } from '../../suggestions/choices.ts'
import { columnsOf, isUnchanged, recordVersion, writeTagsAndPlaces } from '../../write.ts'
import { articleItself, earlierResult, recordResult, savedAs } from '../sessions.ts'
import { saveArticle } from './save-article.ts'

/** The version of a new article. */
const firstVersion = 1

interface Created {
  id: string
  slug: string
  version: number
}

/**
 * Creates an article as a draft of the actor (ART-3), and moves the story idea that it is written from to in progress. Gives its
 * id, version and slug; for a repeated request id, those of the article that exists. Raises article_create_forbidden, invalid,
 * unknown_city, unknown_signer, slug_like_uuid, idea_not_found, changed_meanwhile when a repeated request would overwrite a later
 * save, and created_then_deleted when the article is in the trash.
 */
export const createArticle = command(
  async (context, { requestId, form, ideaId, ...fields }: CreateArticleInput): Promise<Created> => {
    const { actor } = context
    if (actor.id === null || !mayWrite(actor)) throw new DomainError('article_create_forbidden')
    const origin = { authorId: actor.id, requestId: requestId ?? null, ideaId: ideaId ?? null }
    const writing = form && requestId ? { form, request: requestId } : undefined
    const existing = requestId ? await repeat(context, { authorId: actor.id, requestId }, fields, writing) : null
    if (existing) return existing
    const made = await create(context, origin, fields)
    if (writing) await recordResult(context, articleItself(made.id), writing, made)
    return made
  },
)

async function create(
  context: CommandContext,
  origin: { authorId: string; requestId: string | null; ideaId: string | null },
  fields: ArticleFields,
): Promise<Created> {
  const { tx, now } = context
  const columns = columnsOf(fields)
  await assertUsableCover(context, columns, null)
  if (origin.ideaId) await beginIdea.within(context, { id: origin.ideaId })
  const slug = await firstSlug(tx, fields.slug)
  const { id, version } = await tx.article.create({
    data: { ...columns, ...origin, slug, createdAt: now, updatedAt: now },
    select: { id: true, version: true },
  })
  await attachSlug(tx, slug, id)
  await writeTagsAndPlaces(tx, id, fields)
  await recordChoices(context, id, fields)
  const stored = () => tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
  // The database has written the owner's credit.
  if (fields.credits) await writeCredits(tx, await stored(), fields.credits)
  const article = await stored()
  await recordVersion(context, article)
  const details = { status: article.status, hasAI: fields.analysis !== undefined }
  await audit(context, { action: 'article.created', subject: { type: 'article', id }, details })
  return { id, ...savedAs({ slug, version }) }
}

/**
 * Answers a repeated request. A request that the form remembers gets its first result, and a double click gets the article that
 * exists. Text typed since a lost answer is saved over the article, unless something was saved since. An article in the trash is
 * refused. Null for a first request.
 */
async function repeat(
  context: CommandContext,
  request: { authorId: string; requestId: string },
  fields: ArticleFields,
  writing: Writing | undefined,
): Promise<Created | null> {
  const { tx } = context
  // Two simultaneous requests wait for each other here: the second sees the first one's article.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${request.requestId}, 0))) AS waited`
  const first = await tx.article.findUnique({ where: { authorId_requestId: request }, ...rowSelection })
  if (!first) return null
  const { id, version } = first
  if (first.deletedAt) throw new DomainError('created_then_deleted')
  const done = writing && (await earlierResult(context, articleItself(id), writing))
  if (done) return { id, ...done }
  if (isUnchanged(first, fields)) return { id, ...savedAs(first) }
  // A late repeat must not undo what its author has saved since.
  assertVersion(first, firstVersion)
  return { id, ...(await saveArticle.within(context, { id, version, fields })) }
}
