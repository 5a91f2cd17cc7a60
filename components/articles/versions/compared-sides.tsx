import './comparison.css'
import { Text } from '@radix-ui/themes'
import { compareWords, type Stretch, sideOf } from '#lib/text/difference.ts'

interface ComparedSidesProps {
  theirs: string
  mine: string
  /** The names over the sides; left out where they stand over several rows. */
  names?: { theirs: string; mine: string }
}

/** Two forms of a text side by side, each with its own words marked. */
export function ComparedSides({ theirs, mine, names }: ComparedSidesProps) {
  const stretches = compareWords(theirs, mine)
  return (
    <div className="comparison-row">
      <Side name={names?.theirs} stretches={sideOf(stretches, 'removed')} side="theirs" />
      <Side name={names?.mine} stretches={sideOf(stretches, 'added')} side="mine" />
    </div>
  )
}

interface SideProps {
  name: string | undefined
  stretches: readonly Stretch[]
  side: 'mine' | 'theirs'
}

const Side = ({ name, stretches, side }: SideProps) => (
  <div className="py-2">
    {name && (
      <Text as="p" size="1" color="gray" className="px-3">
        {name}
      </Text>
    )}
    <p className="comparison-line" data-side={side}>
      {stretches.map(({ kind, text }, place) => {
        const key = `${place}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return (
          <mark key={key}>
            <span className="sr-only"> só nesta versão: </span>
            {text}
          </mark>
        )
      })}
    </p>
  </div>
)
