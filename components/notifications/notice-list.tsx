import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import { messageList } from '#lib/support/message-list.ts'
import { shortDateTime } from '#lib/text/format.ts'
import type { Notice } from '#server/notifications/queries.ts'

export interface NoticeActions {
  read: Act<{ id: string }>
  readAll: Act<{ until: Date }>
  archive: Act<{ id: string }>
}

interface NoticeListProps {
  notices: readonly Notice[]
  actions: NoticeActions
}

/** A person's notifications, newest first, with the acts on each and on all. */
export function NoticeList({ notices, actions }: NoticeListProps) {
  const [newest] = notices
  if (!newest) return <p className="text-soft">Nenhum aviso.</p>
  return (
    <div className="flex flex-col gap-3">
      {notices.some(({ isUnread }) => isUnread) && (
        <div>
          <ActButton
            act={actions.readAll}
            input={{ until: newest.createdAt }}
            success="Avisos lidos."
            failure="Não foi possível marcar todas como lidas."
            size="1"
            color="gray"
          >
            Marcar todas como lidas
          </ActButton>
        </div>
      )}
      <ul aria-label="Avisos" className="flex flex-col divide-y divide-rule">
        {notices.map(notice => (
          <li key={notice.id} className="py-3 first:pt-0">
            <NoticeItem notice={notice} actions={actions} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoticeItem({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const { id, message, isUnread, createdAt } = notice
  const path = subjectPath(notice)
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      <p className={`wrap-anywhere whitespace-pre-line ${isUnread ? 'font-semibold' : ''}`}>
        {isUnread && (
          <>
            <Badge size="1">Novo</Badge>{' '}
          </>
        )}
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grow text-xs text-soft">{shortDateTime(createdAt)}</span>
        {path && (
          <Link href={path} prefetch={false} className="underline">
            Abrir
          </Link>
        )}
        {isUnread && (
          <ActButton
            act={actions.read}
            input={{ id }}
            success="Aviso lido."
            failure="Não foi possível marcar como lida."
            size="1"
            color="gray"
          >
            Marcar como lida
          </ActButton>
        )}
        <ActButton
          act={actions.archive}
          input={{ id }}
          success="Aviso arquivado."
          failure="Não foi possível arquivar a notificação."
          size="1"
          color="gray"
        >
          Arquivar
        </ActButton>
      </div>
    </div>
  )
}

/** Where a notification's subject is seen; null without one. */
const subjectPath = ({ type, articleId }: Notice): string | null =>
  articleId ? editPath(articleId) : type === 'SUPPORT_MESSAGE' ? messageList.path : null
