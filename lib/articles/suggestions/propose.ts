import { limits } from '../../limits.ts'
import { visibleText } from '../../text/html.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { fold } from '../../text/text.ts'
import type { SuggestedPlace } from './suggestions.ts'

const block = /<\/(?:p|h[1-6]|li|blockquote|figcaption)>/gi
/** A lead is a paragraph that tells something. */
const leadFrom = 60
/** What a reader takes in at a glance: a second sentence joins up to here. */
const goodSummary = 220

/** A summary from the text itself: the first sentence of its lead, and the second while both are short. Null without a lead, or when it says what the present one says. */
export function proposeSummary(content: string, present: string): string | null {
  const lead = content
    .slice(0, 50_000)
    .replace(block, '$&\u2029')
    .split('\u2029')
    .map(visibleText)
    .find(text => text.length > leadFrom)
  if (!lead) return null
  const [first = '', second = ''] = sentencesOf(withoutDateline(lead))
  const both = `${first} ${second}`
  const summary = second && both.length <= goodSummary ? both : first
  if (summary.length < limits.summary.min || summary.length > limits.summary.max) return null
  return fold(summary) === fold(present.trim()) ? null : summary
}

/** “LONDRINA (PR) – O prefeito …”: the place stands beside the text already. */
const withoutDateline = (text: string): string => text.replace(/^[\p{Lu}][\p{Lu}\s'()/,-]{2,60}\s[–—-]\s/u, '')

/** What a description of the cover may name: a machine that has not seen the picture proposes no description. */
export function hintForAlt(primary: SuggestedPlace | null, names: readonly string[]): string | null {
  const place = primary ? `${primary.name}${primary.uf ? ` (${primary.uf})` : ''}` : null
  const others = names.filter(name => fold(name) !== fold(primary?.name ?? ''))
  const mentioned = [...others.slice(0, 3), ...(place ? [place] : [])]
  if (mentioned.length === 0) return null
  return `Diga quem aparece, o que faz e onde. O texto fala de ${mentioned.join(', ')}: escreva só o que se vê na foto.`
}
