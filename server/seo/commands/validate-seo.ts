import type { Actor } from '#lib/actor.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import { type Finding, messagesOf, type SeoStatus, statusOf } from '#lib/seo/validation/finding.ts'
import type { SeoReport } from '#lib/seo/validation/report.ts'
import { validate } from '#lib/seo/validation/validate.ts'
import { findAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { linkChecking } from '../link-checking.ts'
import { findReport } from '../queries/report.ts'
import { type ReadArticle, readArticle, readPublisher } from '../queries/subject.ts'

/** The newest validations of an article that are kept. */
const mostKept = 20

interface Order {
  articleId: string
  publisher: PublicIdentity
}

/**
 * Checks an article by the rules of `lib/seo/validation` and stores the verdict. For the queue: a job that runs twice stores one verdict, and
 * the author of a published article is told of errors and of their end. Does nothing for a deleted article.
 */
export const validateSeo = async (actor: Actor, { articleId }: { articleId: string }): Promise<void> =>
  validateQuietly(actor, { articleId, publisher: await readPublisher() })

const validateQuietly = command(async (context, order: Order): Promise<void> => {
  const article = await lockAndRead(context, order)
  if (!article) return
  const made = await verdictOn(context, order.articleId, article)
  const before = await latestOf(context.tx, order.articleId)
  if (before?.version === article.version && sameJson(before.findings, made.findings) && before.status === made.status)
    return
  await store(context, order.articleId, article.version, made)
  // An old text without a validation comes from an import and a bulk change: its author did not publish anything.
  const isNews = article.isPublished && (before !== null || isRecent(article, context.now))
  const failed = made.status === 'error'
  const failedBefore = before?.status === 'error'
  if (isNews && failed !== failedBefore && made.status !== 'pending')
    await tellAuthor(context, order.articleId, article, made)
})

/** Checks an article for somebody who asks, and gives the report. Raises article_not_found or article_forbidden. */
export const validateOnDemand = async (actor: Actor, { articleId }: { articleId: string }): Promise<SeoReport> =>
  validateAndReport(actor, { articleId, publisher: await readPublisher() })

/** `validateOnDemand` for another command of this feature. */
export const validateAndReport = command(async (context, order: Order): Promise<SeoReport> => {
  const { tx, actor } = context
  await findAtDesk(actor, order.articleId, tx)
  const article = await lockAndRead(context, order)
  if (article) {
    await store(context, order.articleId, article.version, await verdictOn(context, order.articleId, article))
  }
  return findReport(actor, order.articleId, tx)
})

const isRecent = ({ publishedAt }: ReadArticle, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() < 24 * 60 * 60 * 1000

interface Verdict {
  status: SeoStatus
  /** All of them, and those of rules that stand. */
  findings: Finding[]
  standing: Finding[]
}

/** Two validations of one article wait for each other, so that neither misses what the other stored. */
async function lockAndRead({ tx, now }: CommandContext, { articleId, publisher }: Order): Promise<ReadArticle | null> {
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR NO KEY UPDATE`
  return readArticle(tx, { articleId, publisher, now })
}

async function verdictOn({ tx }: CommandContext, articleId: string, article: ReadArticle): Promise<Verdict> {
  const findings = validate(article.subject, article.around)
  const waivers = await tx.seoWaiver.findMany({ where: { articleId }, select: { rule: true } })
  const standing = findings.filter(({ rule }) => !waivers.some(waiver => waiver.rule === rule))
  const unchecked = [...article.around.links.values()].includes('unchecked')
  if (article.due.length > 0) await enqueue(tx, linkChecking, { articleId }, { priority: 'low' })
  return { findings, standing, status: statusOf(standing, unchecked) }
}

async function latestOf(tx: Tx, articleId: string) {
  const row = await tx.seoValidation.findFirst({
    where: { articleId },
    orderBy: [{ validatedAt: 'desc' }, { id: 'desc' }],
    select: { validationStatus: true, findings: true, version: true },
  })
  return row && { status: row.validationStatus, findings: row.findings, version: row.version }
}

/** PostgreSQL gives the keys of a JSON object in its own order. */
const sameJson = (stored: unknown, made: readonly Finding[]): boolean =>
  Array.isArray(stored) &&
  stored.length === made.length &&
  made.every((finding, place) => {
    const { rule, message, evidence } = stored[place] as Finding
    return rule === finding.rule && message === finding.message && evidence.join('\n') === finding.evidence.join('\n')
  })

/** Adds a validation and drops what is older than the newest twenty. */
async function store({ tx, now }: CommandContext, articleId: string, version: number, made: Verdict): Promise<void> {
  await tx.seoValidation.create({
    data: {
      articleId,
      version,
      validationStatus: made.status,
      errors: messagesOf(made.standing, 'error'),
      warnings: messagesOf(made.standing, 'warning'),
      findings: made.findings.map(finding => ({ ...finding })),
      validatedAt: now,
    },
  })
  await tx.$executeRaw`
    DELETE FROM seo_validations WHERE article_id = ${articleId}::uuid AND id NOT IN (
      SELECT id FROM seo_validations WHERE article_id = ${articleId}::uuid
      ORDER BY validated_at DESC, id DESC LIMIT ${mostKept})`
}

/** Tells the author of errors, and that they are gone: a validation without errors is no news. */
async function tellAuthor(
  context: CommandContext,
  articleId: string,
  { authorId, title }: ReadArticle,
  { status, standing }: Verdict,
): Promise<void> {
  const errors = messagesOf(standing, 'error')
  const warnings = messagesOf(standing, 'warning')
  const failed = status === 'error'
  await notify(context, [authorId], {
    type: failed ? 'SEO_ERROR' : 'SEO_OK',
    message: failed
      ? `A validação SEO de “${title}” encontrou erros: ${errors[0] ?? ''}`
      : `A validação SEO de “${title}” terminou ${warnings.length > 0 ? 'com avisos' : 'sem problemas'}.`,
    about: { articleId },
    errors,
    warnings,
  })
}
