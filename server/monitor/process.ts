import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import type { FailureReason } from '#lib/monitor/reasons.ts'
import { analyseArticle } from '#server/analysis/commands/analyse-article.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { log } from '#server/platform/process/log.ts'
import { validateSeo } from '#server/seo/commands/validate-seo.ts'

/** The work on an article that is repeated: what each step does may be done twice without harm. */
export interface Steps {
  seo: (articleId: string) => Promise<unknown>
  analysis: (articleId: string) => Promise<unknown>
}

/** The steps by the rules alone; a model is asked only where a person forced the run. */
export const stepsOf = ({ forced }: { forced: boolean }): Steps => ({
  seo: articleId => validateSeo(system, { articleId }),
  analysis: articleId => analyseArticle(system, { articleId, local: !forced }),
})

/** Runs the steps for an article; the first failure ends it. Gives its reason, or null after success. Never raises. */
export async function processArticle(
  articleId: string,
  { seo, analysis }: Partial<Steps>,
): Promise<FailureReason | null> {
  return (await failureOf('seo_failed', articleId, seo)) ?? (await failureOf('analysis_failed', articleId, analysis))
}

async function failureOf(
  reason: FailureReason,
  articleId: string,
  step: Steps['seo'] | undefined,
): Promise<FailureReason | null> {
  try {
    await step?.(articleId)
    return null
  } catch (error) {
    log().warn({ err: error, article: articleId, reason }, 'an article could not be processed')
    return reasonOf(error) ?? reason
  }
}

function reasonOf(error: unknown): FailureReason | null {
  if (isDomainError(error) && error.code === 'article_not_found') return 'article_gone'
  if (isDomainError(error) && error.code === 'analysis_insufficient') return 'nothing_to_read'
  if (outageOf(error)) return 'database_away'
  return error instanceof Error && error.name === 'TimeoutError' ? 'too_slow' : null
}
