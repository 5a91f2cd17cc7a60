import { Bell } from 'lucide-react'
import Link from 'next/link'
import { plural } from '#lib/text/format.ts'
import type { Notice } from '#server/notifications/queries.ts'
import { type NoticeActions, NoticeList } from './notice-list.tsx'

interface NoticeBellProps {
  /** The newest notifications. */
  notices: readonly Notice[]
  /** The number of unread notifications, counted up to a hundred. */
  unread: number
  actions: NoticeActions
}

/** The bell of the header: the number of unread notifications, and the newest ones in a panel that opens without scripts. */
export function NoticeBell({ notices, unread, actions }: NoticeBellProps) {
  const count = unread > 99 ? '99+' : String(unread)
  return (
    <>
      <button
        type="button"
        popoverTarget="avisos"
        aria-label={unread > 0 ? `Avisos: ${plural(unread, 'não lido', 'não lidos')}` : 'Avisos'}
        className="nav-link relative cursor-pointer"
      >
        <Bell aria-hidden size={20} className="mx-auto" />
        {unread > 0 && (
          <span aria-hidden className="notice-count">
            {count}
          </span>
        )}
      </button>
      <section id="avisos" popover="auto" aria-label="Seus avisos" className="notice-panel">
        <NoticeList notices={notices} actions={actions} />
        <p className="mt-3 border-t border-rule pt-3 text-sm">
          <Link href="/avisos" prefetch={false} className="underline">
            Todos os avisos
          </Link>
        </p>
      </section>
    </>
  )
}
