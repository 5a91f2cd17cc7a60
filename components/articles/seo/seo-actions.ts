import type { Act } from '#lib/outcome.ts'
import type { SeoReport } from '#lib/seo/validation/report.ts'
import type { RuleId } from '#lib/seo/validation/rules.ts'

/** The server actions of an article's SEO validation; each gives the new report. */
export interface SeoActions {
  validate: Act<{ articleId: string }, SeoReport>
  waive: Act<{ articleId: string; rule: RuleId; reason: string }, SeoReport>
  restore: Act<{ articleId: string; rule: RuleId }, SeoReport>
}
