import { z } from 'zod'
import { ruleIds, severities } from './rules.ts'

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
export const storedFindings = z
  .array(z.unknown())
  .transform(list => list.flatMap(each => finding.safeParse(each).data ?? []))
