import type { RuleId } from '#lib/seo/validation/rules.ts'
import { validate } from '#lib/seo/validation/validate.ts'
import { type LabelledDraft, surroundingsOf } from './drafts.ts'

/** How well the rules find what an editor marked. */
export interface Score {
  precision: number
  recall: number
  /** `id rule`, of what was found and not marked, and of what was marked and not found. */
  extra: string[]
  missed: string[]
}

/** Scores the rules on labelled drafts, over pairs of a draft and a rule. */
export function scoreOf(drafts: readonly LabelledDraft[]): Score {
  const [extra, missed]: [string[], string[]] = [[], []]
  let hits = 0
  for (const draft of drafts) {
    const wanted = new Set<RuleId>(draft.labels)
    const found = new Set(validate(draft, surroundingsOf(draft)).map(({ rule }) => rule))
    for (const rule of found) {
      if (wanted.has(rule)) hits++
      else extra.push(`${draft.id} ${rule}`)
    }
    for (const rule of wanted) if (!found.has(rule)) missed.push(`${draft.id} ${rule}`)
  }
  return { precision: hits / (hits + extra.length), recall: hits / (hits + missed.length), extra, missed }
}

/** Milliseconds that a validation of a text of 5,000 characters takes, the slowest of ten. */
export function slowestOf(drafts: readonly LabelledDraft[]): number {
  const [draft] = drafts
  if (!draft) return 0
  const content = drafts
    .map(each => each.content)
    .join('')
    .slice(0, 5_000)
  const times = Array.from({ length: 10 }, () => {
    const begun = performance.now()
    validate({ ...draft, content }, surroundingsOf(draft))
    return performance.now() - begun
  })
  return Math.max(...times)
}
