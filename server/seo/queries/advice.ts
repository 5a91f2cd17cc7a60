import type { Finding } from '#lib/seo/validation/finding.ts'
import type { RuleId } from '#lib/seo/validation/rules.ts'
import { validate } from '#lib/seo/validation/validate.ts'
import type { CheckedPublication, CheckedText, PublicationCheck } from '#server/articles/publication/queries/check.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { listWaivers } from './report.ts'
import { readArticle, readPublisher } from './subject.ts'

/** Rules for which publishing is refused anyway. */
const refused: readonly RuleId[] = [
  'title-missing',
  'summary-missing',
  'cover-alt',
  'cover-credit',
  'picture-alt',
  'picture-credit',
]

/** The check of a publication with the advice of the SEO validation. */
export async function withSeoAdvice({ check, text }: CheckedPublication): Promise<PublicationCheck> {
  const findings = await listSeoAdvice(text)
  return {
    ...check,
    advice: [...check.advice, ...findings.map(({ message }) => ({ about: 'links' as const, text: message }))],
  }
}

/** What search engines and readers would miss in a text, by the rules of its validation that are not waived: errors first. Stores nothing. */
async function listSeoAdvice({ articleId, fields, cover }: CheckedText): Promise<Finding[]> {
  const [publisher, waivers] = await Promise.all([readPublisher(), listWaivers(db(), articleId)])
  const article = await readArticle(db(), { articleId, publisher, now: now() })
  if (!article) return []
  const { title, slug, summary, content, visibility, tags, cities } = fields
  const subject = { title, slug, summary, content, visibility, tags, cities, cover }
  const left: string[] = [...refused, ...waivers.map(({ rule }) => rule)]
  // Only the words are asked about: the page's data are made anew when it is published.
  return validate(subject, { ...article.around, page: null }).filter(({ rule }) => !left.includes(rule))
}
