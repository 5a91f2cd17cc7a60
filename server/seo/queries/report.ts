import { z } from 'zod'
import type { Actor } from '#lib/actor.ts'
import type { SeoReport, Waiver } from '#lib/seo/validation/report.ts'
import { ruleIds, ruleOf, severities } from '#lib/seo/validation/rules.ts'
import { findAtDesk, mayEditAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { db, type Tx } from '#server/platform/db/db.ts'

/** The rules that are waived for an article, the newest first. */
export async function listWaivers(tx: Tx, articleId: string): Promise<Waiver[]> {
  const rows = await tx.seoWaiver.findMany({
    where: { articleId },
    select: { rule: true, reason: true, createdAt: true, waiver: { select: { fullName: true } } },
    orderBy: [{ createdAt: 'desc' }, { rule: 'asc' }],
  })
  return rows.map(({ waiver, createdAt, ...row }) => ({
    ...row,
    name: ruleOf(row.rule)?.name ?? row.rule,
    by: waiver?.fullName ?? '',
    at: createdAt,
  }))
}

/** The newest validation of an article and its waived rules. Raises article_not_found, or article_forbidden for a person who may not see it at the desk. */
export async function findReport(actor: Actor, articleId: string, tx: Tx = db()): Promise<SeoReport> {
  const article = await findAtDesk(actor, articleId, tx)
  const [latest, waived] = await Promise.all([
    tx.seoValidation.findFirst({ where: { articleId }, orderBy: [{ validatedAt: 'desc' }, { id: 'desc' }] }),
    listWaivers(tx, articleId),
  ])
  return {
    articleId,
    waived,
    mayWaive: mayEditAtDesk(actor, article),
    verdict: latest && {
      status: latest.validationStatus,
      findings: storedFindings.parse(latest.findings).filter(({ rule }) => !waived.some(each => each.rule === rule)),
      at: latest.validatedAt,
      version: latest.version,
    },
  }
}

const finding = z.object({
  rule: z.enum(ruleIds),
  severity: z.enum(severities),
  message: z.string(),
  evidence: z.array(z.string()),
  mend: z.string(),
  field: z.enum([
    ...['title', 'slug', 'summary', 'content', 'coverMediaId', 'coverAlt', 'coverCredit'],
    ...['credits', 'tags', 'cities', 'visibility'],
  ] as const),
})

/** Stored findings; those of rules that this release does not know are left out. */
const storedFindings = z.array(z.unknown()).transform(list => list.flatMap(each => finding.safeParse(each).data ?? []))
