import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { shortDate } from '#lib/text/format.ts'
import type { HistoryEntry } from '#server/audience/queries/history.ts'

const heading = 'Suas leituras'
const most = 5

/** The texts that the person read last, to go on with; null when they could not be read. */
export function ReadPart({ entries }: { entries: readonly HistoryEntry[] | null }) {
  if (entries === null) return null
  if (entries.length === 0) {
    return (
      <Section title={heading}>
        <p className="text-soft">Os textos que você ler aparecem aqui.</p>
      </Section>
    )
  }
  return (
    <Section title={heading}>
      <ul className="mb-4 divide-y divide-rule border-y border-rule">
        {entries.slice(0, most).map(({ id, title, path, depth, readAt }) => (
          <li key={id} className="py-3">
            {path ? (
              <a href={path} className="font-serif text-lg leading-snug font-semibold hover:underline">
                {title}
              </a>
            ) : (
              <span className="text-soft">{title}</span>
            )}
            <p className="mt-1 text-sm text-soft">
              {shortDate(readAt)} · {depth}% lido
            </p>
          </li>
        ))}
      </ul>
      <Button asChild variant="outline">
        <Link href="/settings/historico">Ver tudo o que você leu</Link>
      </Button>
    </Section>
  )
}
