'use client'

import { Bell } from 'lucide-react'
import Link from 'next/link'
import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { type NoticeBatch, noticeChoicesPath } from '#lib/notifications.ts'
import { loadNotices, useLiveNotices, useNotices } from './live/use-notices.client.tsx'
import { type NoticeActions, Notices } from './notice-list.client.tsx'

interface NoticeBellProps {
  /** The person's account. */
  account: string
  /** The number of unread notifications and the point of the stream, without a list. */
  initial: NoticeBatch
  actions: NoticeActions
  page: string
}

/** The bell of the header: the number of unread notifications, live, and the newest ones in a panel that reads them when it opens. */
export function NoticeBell({ account, initial, actions, page }: NoticeBellProps) {
  const { unread, list, arrived } = useNotices(account, initial)
  useLiveNotices(account, initial)
  const panel = useRef<HTMLElement>(null)
  const [failed, setFailed] = useState(false)
  const load = async () => setFailed(!(await loadNotices()))
  const opened = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open' && !list) void load()
  }
  useEffect(() => {
    // Opened before its script was there.
    if (panel.current?.matches(':popover-open')) void loadNotices().then(isLoaded => setFailed(!isLoaded))
  }, [])
  // The header stays when another screen opens, and the panel would cover it.
  const leave = () => panel.current?.hidePopover()
  const count = unread > 99 ? '99+' : String(unread)
  const words = unread === 1 ? '1 não lido' : `${count} não lidos`
  return (
    <>
      <button
        type="button"
        popoverTarget="avisos"
        aria-label={unread > 0 ? `Avisos: ${words}` : 'Avisos'}
        className="nav-link relative cursor-pointer"
      >
        <Bell aria-hidden size={20} className="mx-auto" />
        {unread > 0 && (
          <span aria-hidden className="notice-count">
            {count}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {arrived && `Novo aviso: ${arrived.message}`}
      </p>
      <section
        ref={panel}
        id="avisos"
        popover="auto"
        aria-label="Seus avisos"
        className="notice-panel"
        onToggle={opened}
      >
        {list ? <Notices list={list} actions={actions} onLeave={leave} /> : <Waiting failed={failed} load={load} />}
        <p className="mt-3 flex justify-between gap-4 border-t border-rule pt-3 text-sm">
          <Link href={page} prefetch={false} className="underline" onClick={leave}>
            Todos os avisos
          </Link>
          <Link href={noticeChoicesPath} prefetch={false} className="underline" onClick={leave}>
            O que avisar
          </Link>
        </p>
      </section>
    </>
  )
}

function Waiting({ failed, load }: { failed: boolean; load: () => void }) {
  if (!failed) return <p className="text-soft">Carregando…</p>
  return (
    <p role="alert" className="text-sm">
      Não foi possível carregar os avisos.{' '}
      <button type="button" onClick={load} className="cursor-pointer text-accent underline">
        Tentar de novo
      </button>
    </p>
  )
}
