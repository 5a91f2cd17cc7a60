import './comparison.css'
import { Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { compareWords, type Stretch, sideOf } from '#lib/text/difference.ts'

interface ComparedSidesProps {
  /** The name of the compared part. */
  part: string
  theirs: string
  mine: string
  /** The names over the sides. */
  names: { theirs: string; mine: string }
  children?: ReactNode
}

/** Two forms of a part of a text side by side, each with its own words marked. */
export function ComparedSides({ part, theirs, mine, names, children }: ComparedSidesProps) {
  const stretches = compareWords(theirs, mine)
  return (
    <section aria-label={part} className="rounded-sm border border-rule">
      <Heading as="h2" size="2" className="border-b border-rule bg-sunken px-3 py-1">
        {part}
      </Heading>
      <div className="comparison-row">
        {(['theirs', 'mine'] as const).map(side => (
          <div key={side} className="py-2">
            <Text as="p" size="1" color="gray" className="px-3">
              {names[side]}
            </Text>
            <p className="comparison-line" data-side={side}>
              {sideOf(stretches, side === 'mine' ? 'added' : 'removed').map(markedWords)}
            </p>
          </div>
        ))}
      </div>
      {children}
    </section>
  )
}

function markedWords({ kind, text }: Stretch, place: number) {
  const key = `${place}`
  if (kind === 'same') return <span key={key}>{text}</span>
  return (
    <mark key={key}>
      <span className="sr-only"> só nesta versão: </span>
      {text}
    </mark>
  )
}
