import { articlePath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { ErrorReportFields } from '#lib/schemas/site/error-report.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { reportPolicy } from '../policy.ts'

/**
 * Stores a reader's report about a public article and gives the article's path. For any other id, of a draft or unknown, it stores nothing
 * and gives null. Raises reports_off while a master has switched reports off.
 */
export const reportError = command(async ({ tx, actor, now }, { articleId, message, email }: ErrorReportFields) => {
  reportPolicy.assert(actor, 'report', null)
  if (!(await readSetting('features', tx)).errorReports) throw new DomainError('reports_off')
  const article = await tx.article.findFirst({
    where: { id: articleId, status: 'published', deletedAt: null },
    select: { slug: true, locationPath: true },
  })
  if (!article) return null
  await tx.errorReport.create({ data: { articleId, message, email, createdAt: now } })
  return articlePath(article)
})
