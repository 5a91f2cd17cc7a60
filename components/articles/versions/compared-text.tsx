import './difference.css'
import { Badge, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { type ComparedParagraph, type Stretch, sideOf } from '#lib/text/difference.ts'
import { plural } from '#lib/text/format.ts'
import type { ComparedText as Compared } from '#server/articles/versions/queries/versions.ts'

interface ComparedTextProps {
  compared: Compared
  /** Other compared fields, shown after the text. */
  children?: ReactNode
}

/**
 * Two texts in one: additions underlined, deletions struck through, the forms of a rewritten paragraph one beside the other, equal
 * paragraphs far from a change collapsed.
 */
export function ComparedText({ compared: { title, summary, body }, children }: ComparedTextProps) {
  const changed = [title, summary].some(hasChanged) || body.some(isChanged)
  return (
    <div className="difference">
      <p className="text-sm text-soft">
        <ins>sublinhado</ins> foi incluído, <del>riscado</del> foi retirado.
        {!changed && ' O texto é o mesmo nas duas.'}
      </p>
      {children}
      <Part name="Título">
        <p className="difference-title">
          <Stretches stretches={title} />
        </p>
      </Part>
      <Part name="Resumo">
        <p>
          <Stretches stretches={summary} />
        </p>
      </Part>
      <Part name="Texto">
        {folded(body).map(group =>
          group.hidden ? (
            <details key={group.place}>
              <summary>{plural(group.paragraphs.length, 'parágrafo igual', 'parágrafos iguais')}</summary>
              <Paragraphs from={group.place} paragraphs={group.paragraphs} />
            </details>
          ) : (
            <Paragraphs key={group.place} from={group.place} paragraphs={group.paragraphs} />
          ),
        )}
      </Part>
    </div>
  )
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <Heading as="h3" size="2" color="gray" mb="1">
        {name}
      </Heading>
      {children}
    </section>
  )
}

function Paragraphs({ from, paragraphs }: { from: number; paragraphs: readonly ComparedParagraph[] }) {
  return paragraphs.map((paragraph, place) => {
    const key = `${from + place}`
    if (paragraph.rewritten) return <Rewritten key={key} stretches={paragraph.stretches} />
    return (
      <p key={key} data-same={!isChanged(paragraph) || undefined}>
        {paragraph.restyled && <Badge color="amber">só a formatação mudou</Badge>}{' '}
        <Stretches stretches={paragraph.stretches} />
      </p>
    )
  })
}

/** A rewritten paragraph: both forms whole, with what is only in one of them marked. */
const Rewritten = ({ stretches }: { stretches: readonly Stretch[] }) => (
  <div className="difference-rewritten">
    <p>
      <span className="sr-only">Antes: </span>
      <Stretches stretches={sideOf(stretches, 'removed')} />
    </p>
    <p>
      <span className="sr-only">Depois: </span>
      <Stretches stretches={sideOf(stretches, 'added')} />
    </p>
  </div>
)

/** Compared words: additions underlined, deletions struck through. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ kind, text }, place) => {
    const key = `${place}`
    if (kind === 'same') return <span key={key}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      <Mark key={key}>
        <span className="sr-only">{kind === 'added' ? ' incluído: ' : ' retirado: '}</span>
        {text}
      </Mark>
    )
  })
}

interface Group {
  /** The number of its first paragraph. */
  place: number
  hidden: boolean
  paragraphs: ComparedParagraph[]
}

/** The number of equal paragraphs shown beside a change. */
const near = 1

const hasChanged = (stretches: readonly Stretch[]) => stretches.some(({ kind }) => kind !== 'same')
const isChanged = ({ stretches, restyled }: ComparedParagraph) => restyled || hasChanged(stretches)

/** Groups the paragraphs: a long run of equal paragraphs far from every change is hidden. */
function folded(body: readonly ComparedParagraph[]): Group[] {
  const inSight = body.map((_, place) => body.slice(Math.max(0, place - near), place + near + 1).some(isChanged))
  const groups: Group[] = []
  for (const [place, paragraph] of body.entries()) {
    const hidden = !inSight[place]
    const last = groups.at(-1)
    if (last && last.hidden === hidden) last.paragraphs.push(paragraph)
    else groups.push({ place, hidden, paragraphs: [paragraph] })
  }
  return groups.map(group => ({ ...group, hidden: group.hidden && group.paragraphs.length > 2 }))
}
