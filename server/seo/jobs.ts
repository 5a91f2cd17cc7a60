import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { publicArticleSaved } from '#server/articles/events.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { followOutsideLinks } from './commands/follow-outside-links.ts'
import { purgeLinkChecks } from './commands/purge-link-checks.ts'
import { validateSeo } from './commands/validate-seo.ts'
import { linkChecking } from './link-checking.ts'
import { findKnownLinks } from './queries/known-links.ts'

export const seoValidate = defineJob('seo.validate', z.object({ articleId: z.uuid() }))

const linkPurge = defineJob('seo.purge-links', z.object({}))

/** Follows the links of an article, outside any transaction, and validates it again with what was found. */
async function checkLinks({ articleId }: { articleId: string }): Promise<void> {
  const article = await db().article.findFirst({ where: { id: articleId, deletedAt: null }, select: { content: true } })
  if (!article) return
  const { due } = await findKnownLinks(db(), parseHtml(article.content), { origin: siteOrigin(), now: now() })
  await followOutsideLinks(due)
  await validateSeo(system, { articleId })
}

export const seoJobs: readonly Handler[] = [
  handle(seoValidate, data => validateSeo(system, data), { on: [publicArticleSaved] }),
  handle(linkChecking, checkLinks),
  handle(linkPurge, () => purgeLinkChecks(system, undefined), { cron: '53 4 * * *' }),
]
