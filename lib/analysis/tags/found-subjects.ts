import { fold } from '../../text/text.ts'
import type { Features } from '../chance.ts'
import { writtenAt } from '../places/surroundings.ts'
import type { Part, Reading } from '../reading/reading.ts'
import { type Subject, subjectKey, subjects } from './subjects.ts'

export interface FoundSubject {
  tag: string
  features: Features
  evidence: string[]
}

interface Seen {
  parts: Set<Part>
  written: string
  count: number
}

/** Subjects that are a newspaper's sections: they fit more texts than others. */
const sections = new Set(
  'saúde;educação;trânsito;economia;turismo;meio ambiente;esporte;cultura;obras;agricultura;polícia;futebol;política;agronegócio;justiça;religião;ciência;tecnologia;emprego;clima;segurança pública;infraestrutura;comércio;chuva'.split(
    ';',
  ),
)

/** The subjects whose words stand in a text, with what speaks for each: how many different words, how often and where. */
export function subjectsIn(reading: Reading): FoundSubject[] {
  const { words } = reading
  const byStem = new Map<string, Seen>()
  for (const { key, part, written, capital, first, before } of words) {
    if (capital && !first && part !== 'title') continue
    // “terça-feira” is no fair.
    if (key === 'feira' && before === '-') continue
    const root = subjectKey(key)
    const known = byStem.get(root)
    if (known) {
      known.count++
      known.parts.add(part)
    } else byStem.set(root, { parts: new Set([part]), written, count: 1 })
  }
  const found = subjects.flatMap(subject => foundSubject(subject, byStem, reading))
  const [first = 1] = found.map(({ features }) => features.distinct + features.count).toSorted((a, b) => b - a)
  return found.map(({ tag, features, evidence }) => ({
    ...{ tag, evidence },
    features: { ...features, relative: (features.distinct + features.count) / first },
  }))
}

function foundSubject(
  { tag, stems, expressions }: Subject,
  byStem: ReadonlyMap<string, Seen>,
  { words, folded }: Reading,
) {
  const evidence: string[] = []
  const seen = [...stems].flatMap(root => byStem.get(root) ?? [])
  let count = 0
  for (const each of seen) {
    evidence.push(each.written)
    count += Math.min(4, each.count)
  }
  let expressed = 0
  for (const expression of expressions) {
    const found = countIn(folded, expression)
    if (found === 0) continue
    expressed += Math.min(3, found)
    evidence.push(expressionAsWritten(words, expression))
  }
  if (evidence.length === 0) return []
  const inPart = (part: Part) => seen.filter(({ parts }) => parts.has(part)).length
  const own = byStem.get(subjectKey(fold(tag)))
  const size = stems.size + expressions.length
  const features = {
    distinct: Math.log2(1 + Math.min(8, evidence.length)),
    count: Math.log2(1 + count + expressed),
    share: evidence.length / size,
    expressed: Math.min(2, expressed),
    title: Math.min(2, inPart('title')),
    summary: Math.min(2, inPart('summary')),
    lead: Math.min(3, inPart('lead')),
    most: Math.log2(1 + Math.max(0, ...seen.map(each => each.count))),
    own: own ? 1 : 0,
    ownInTitle: own?.parts.has('title') ? 1 : 0,
    narrow: size <= 3 ? 1 : 0,
    section: sections.has(tag) ? 1 : 0,
    alone: evidence.length === 1 && size > 3 ? 1 : 0,
    rate: Math.min(6, (100 * (count + expressed)) / Math.max(100, folded.length / 6)),
  }
  return [{ tag, features, evidence }]
}

function countIn(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    if (!/[a-z0-9]/.test(text[at - 1] ?? ' ')) count++
  return count
}

/** An expression as the text writes it, with its accents; folded where it ends inside a word (“br-” of “BR-116”). */
function expressionAsWritten(words: Reading['words'], expression: string): string {
  const parts = expression.split(/[^a-z0-9]+/)
  const from = words.findIndex((_, at) => parts.every((part, n) => words[at + n]?.key === part))
  return from === -1 ? expression : writtenAt(words, from, from + parts.length)
}
