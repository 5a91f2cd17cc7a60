import { type Block, inlineText } from '../../body/body.ts'
import type { Raised } from './finding.ts'
import { keyStems } from './headline.ts'
import type { ReadSubject } from './subject.ts'

const leastWords = 150
/** From this many words on a text needs an intertítulo. */
const unbroken = 500
const longestLead = 60

/** The problems of the text's build: its length, its beginning, its headings. */
export function* checkStructure(reading: ReadSubject): Generator<Raised> {
  const { words, blocks } = reading
  if (words < leastWords) yield { rule: 'text-short', message: `O texto tem só ${words} palavras.` }
  if (words > 0) yield* checkLead(reading)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  if (headings.length === 0 && words > unbroken) {
    yield { rule: 'heading-missing', message: `O texto tem ${words} palavras e nenhum intertítulo.` }
  }
  yield* checkHeadings(blocks)
}

/** Pictures, videos and posts may stand above the first paragraph. */
const mayComeFirst: readonly Block['kind'][] = ['figure', 'gallery', 'video', 'embed', 'post', 'related', 'rule']

function* checkLead({ subject, blocks, paragraphs }: ReadSubject): Generator<Raised> {
  const first = blocks.find(({ kind }) => !mayComeFirst.includes(kind))
  const [lead] = paragraphs
  if (first?.kind !== 'paragraph' || !lead) {
    const evidence = first && 'inlines' in first ? [inlineText(first.inlines)] : []
    return yield { rule: 'lead-missing', message: 'O texto não começa por um parágrafo.', evidence }
  }
  if (lead.words > longestLead) {
    yield { rule: 'lead-long', message: `O primeiro parágrafo tem ${lead.words} palavras.`, evidence: [lead.text] }
  }
  const titled = keyStems(subject.title)
  const told = keyStems(
    paragraphs
      .slice(0, 2)
      .map(each => each.text)
      .join(' '),
  )
  if (titled.size >= 3 && ![...titled].some(each => told.has(each))) {
    yield {
      rule: 'lead-apart',
      message: 'O começo do texto não tem nenhuma palavra do título.',
      evidence: [lead.text],
    }
  }
}

function* checkHeadings(blocks: readonly Block[]): Generator<Raised> {
  const headings = blocks.flatMap((block, place) =>
    block.kind === 'heading' ? [{ block, next: blocks[place + 1] }] : [],
  )
  const [first] = headings
  if (first?.block.level === 3) {
    yield {
      rule: 'heading-order',
      message: 'O primeiro intertítulo é um “Intertítulo menor”.',
      evidence: [inlineText(first.block.inlines)],
    }
  }
  // A smaller heading may stand directly below a larger one.
  const empty = headings.filter(
    ({ block, next }) => next === undefined || (next.kind === 'heading' && next.level <= block.level),
  )
  if (empty.length > 0) {
    yield {
      rule: 'heading-empty',
      message: 'Há intertítulo sem texto abaixo dele.',
      evidence: empty.map(({ block }) => inlineText(block.inlines)),
    }
  }
}
