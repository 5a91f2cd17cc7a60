import { Card } from '@radix-ui/themes'
import type { Act } from '#lib/outcome.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { HistoryEntry } from '#server/audience/queries/history.ts'
import { EraseVisit } from './erasing.client.tsx'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  erase: Act<EraseReadings, number>
}

/** The reader's visits, the latest first. */
export function HistoryList({ entries, erase }: HistoryListProps) {
  if (entries.length === 0) {
    return (
      <Card size="3">
        <p>Nada por aqui. Os artigos que você ler por mais de dez segundos aparecem nesta lista.</p>
      </Card>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {entries.map(entry => (
        <li key={entry.id}>
          <Card>
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">
                  {entry.path ? <a href={entry.path}>{entry.title}</a> : entry.title}
                </p>
                <p className="mt-1 text-sm text-soft">
                  <time dateTime={entry.readAt.toISOString()}>{longDateTime(entry.readAt)}</time>
                  {' · '}
                  {duration(entry.seconds)}
                  {' · '}
                  {entry.depth}% lido
                </p>
              </div>
              <EraseVisit visit={entry.id} title={entry.title} erase={erase} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const duration = (seconds: number) =>
  seconds < 60 ? plural(seconds, 'segundo', 'segundos') : plural(Math.round(seconds / 60), 'minuto', 'minutos')
