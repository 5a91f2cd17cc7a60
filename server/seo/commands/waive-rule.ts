import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { RestoreRuleInput, WaiveRuleInput } from '#lib/schemas/seo.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import type { SeoReport } from '#lib/seo/validation/report.ts'
import { findAtDesk, mayEditAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { readPublisher } from '../queries/subject.ts'
import { validateAndReport } from './validate-seo.ts'

interface Published {
  publisher: PublicIdentity
}

/**
 * Sets a rule aside for one article, with a reason, and gives the new report. For people who may edit or publish the article. Raises
 * article_not_found or article_forbidden.
 */
export const waiveRule = async (actor: Actor, input: WaiveRuleInput): Promise<SeoReport> =>
  waive(actor, { ...input, publisher: await readPublisher() })

/** Puts a waived rule back in force and gives the new report. Raises as `waiveRule`. */
export const restoreRule = async (actor: Actor, input: RestoreRuleInput): Promise<SeoReport> =>
  restore(actor, { ...input, publisher: await readPublisher() })

const waive = command(async (context, input: WaiveRuleInput & Published): Promise<SeoReport> => {
  const { tx, actor, now } = context
  const { articleId, rule, reason, publisher } = input
  await assertMayWaive(context, articleId)
  const details = { reason, waivedBy: actor.id, createdAt: now }
  await tx.seoWaiver.upsert({
    where: { articleId_rule: { articleId, rule } },
    create: { articleId, rule, ...details },
    update: details,
  })
  await audit(context, {
    action: 'article.seo_rule_waived',
    subject: { type: 'article', id: articleId },
    details: { rule },
  })
  return validateAndReport.within(context, { articleId, publisher })
})

const restore = command(async (context, input: RestoreRuleInput & Published): Promise<SeoReport> => {
  const { articleId, rule, publisher } = input
  await assertMayWaive(context, articleId)
  const { count } = await context.tx.seoWaiver.deleteMany({ where: { articleId, rule } })
  if (count > 0) {
    await audit(context, {
      action: 'article.seo_rule_restored',
      subject: { type: 'article', id: articleId },
      details: { rule },
    })
  }
  return validateAndReport.within(context, { articleId, publisher })
})

async function assertMayWaive({ tx, actor }: CommandContext, articleId: string): Promise<void> {
  const article = await findAtDesk(actor, articleId, tx)
  if (!mayEditAtDesk(actor, article)) throw new DomainError('article_forbidden')
}
