import { Callout } from '@radix-ui/themes'
import { Bell } from 'lucide-react'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { UnreadNotification } from '#server/notifications/queries.ts'

interface DeskNoticesProps {
  /** The newest unread notifications. */
  notices: readonly UnreadNotification[]
  /** The number of unread notifications. */
  unread: number
  read: Act<{ id: string }>
}

/** The viewer's unread notifications about their articles. */
export function DeskNotices({ notices, unread, read }: DeskNoticesProps) {
  if (notices.length === 0) return null
  const more = unread - notices.length
  return (
    <ul aria-label="Avisos" className="flex flex-col gap-2">
      {notices.map(notice => (
        <li key={notice.id}>
          <DeskNotice notice={notice} read={read} />
        </li>
      ))}
      {more > 0 && (
        <li className="text-sm text-soft">
          E mais {plural(more, 'aviso não lido', 'avisos não lidos')}: {more === 1 ? 'aparece' : 'aparecem'} aqui quando
          você marcar estes como lidos.
        </li>
      )}
    </ul>
  )
}

function DeskNotice({
  notice: { id, message, createdAt, articleId },
  read,
}: {
  notice: UnreadNotification
  read: Act<{ id: string }>
}) {
  return (
    <Callout.Root size="1" color="gray" className="flex!">
      <Callout.Icon>
        <Bell aria-hidden size={16} />
      </Callout.Icon>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 wrap-anywhere whitespace-pre-line">
          {message} <span className="text-xs text-soft">{longDateTime(createdAt)}</span>
        </p>
        <div className="flex items-center gap-3">
          {articleId && (
            <Link href={editPath(articleId)} prefetch={false} className="text-sm underline">
              Abrir
            </Link>
          )}
          <ActButton
            act={read}
            input={{ id }}
            success="Aviso lido."
            failure="Não foi possível marcar como lida."
            size="1"
            color="gray"
          >
            Marcar como lida
          </ActButton>
        </div>
      </div>
    </Callout.Root>
  )
}
