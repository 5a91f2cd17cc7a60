import { Card } from '@radix-ui/themes'
import Link from 'next/link'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { ShownSession } from '#server/imports/sessions/queries/sessions.ts'
import { StatusBadge } from './status-badge.tsx'

/** Earlier imports, the newest first. */
export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {sessions.map(({ id, files, status, silent, asks, imported, updated, failed, createdAt, startedBy }) => (
        <li key={id}>
          <Card asChild>
            <Link
              href={`/import-articles/${id}`}
              prefetch={false}
              className="flex flex-wrap items-center justify-between gap-2"
            >
              <span className="min-w-0">
                <strong className="break-all">{files.map(({ name }) => name).join(', ')}</strong>
                <span className="block text-sm text-soft">
                  {longDateTime(createdAt)}, {startedBy ?? 'pela linha de comando'}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-3 text-sm">
                <span>
                  {status === 'undone' ? '' : plural(imported + updated, 'artigo', 'artigos')}
                  {failed > 0 && status !== 'undone' && `, ${plural(failed, 'erro', 'erros')}`}
                </span>
                <StatusBadge status={status} silent={silent} asks={asks} />
              </span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
