import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Finding } from '#server/health/findings.ts'

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values, side by side where there is room. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const marks = {
  good: { icon: <CircleCheck aria-hidden size={18} className="text-success" />, name: 'Certo' },
  notice: { icon: <Info aria-hidden size={18} className="text-soft" />, name: 'Observação' },
  problem: { icon: <CircleAlert aria-hidden size={18} className="text-danger" />, name: 'Problema' },
}

/** Sentences of a diagnosis, each with the mark of its kind. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {findings.map(({ kind, sentence }) => (
        <li key={sentence} className="flex gap-3">
          <span className="mt-0.5 shrink-0">
            {marks[kind].icon}
            <span className="sr-only">{marks[kind].name}: </span>
          </span>
          <span className="min-w-0 break-words">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
