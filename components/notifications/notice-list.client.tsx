'use client'

import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { type Notice, type NoticeBatch, noticeChoicesPath } from '#lib/notifications.ts'
import type { Act } from '#lib/outcome.ts'
import { type NoticeState, withAllRead, withOne } from './live/notice-state.ts'
import { changeNotices, useNotices } from './live/use-notices.client.tsx'

export interface NoticeActions {
  read: Act<{ id: string }>
  readAll: Act<{ until: Date }>
  archive: Act<{ id: string }>
}

interface NoticeListProps {
  /** The person's account. */
  account: string
  initial: NoticeBatch
  actions: NoticeActions
}

/** A person's notifications, newest first and live, with the acts on each and on all. */
export function NoticeList({ account, initial, actions }: NoticeListProps) {
  const { list } = useNotices(account, initial)
  return (
    <>
      <Notices list={list ?? []} actions={actions} />
      <p className="text-sm">
        <Link href={noticeChoicesPath} prefetch={false} className="inline-flex min-h-8 items-center underline">
          O que avisar
        </Link>
      </p>
    </>
  )
}

/** An act that shows here at once what it did, and not only when the stream says so. */
const shownAtOnce =
  <Input,>(act: Act<Input>, change: (state: NoticeState, input: Input) => NoticeState): Act<Input> =>
  async input => {
    const outcome = await act(input)
    if (!outcome?.serverError) changeNotices(state => change(state, input))
    return outcome
  }

interface NoticesProps {
  list: readonly Notice[]
  actions: NoticeActions
  /** Called when the subject of one is opened. */
  onLeave?: () => void
}

export function Notices({ list, actions, onLeave }: NoticesProps) {
  const [newest] = list
  if (!newest) return <p className="text-soft">Nenhum aviso.</p>
  const acts: NoticeActions = {
    read: shownAtOnce(actions.read, (state, { id }) => withOne(state, id, { isUnread: false })),
    readAll: shownAtOnce(actions.readAll, (state, { until }) => withAllRead(state, until)),
    archive: shownAtOnce(actions.archive, (state, { id }) => withOne(state, id, { isUnread: false, isArchived: true })),
  }
  return (
    <div className="flex flex-col gap-3">
      {list.some(({ isUnread }) => isUnread) && (
        <div>
          <ActButton
            act={acts.readAll}
            input={{ until: new Date(newest.createdAt) }}
            success="Avisos lidos."
            failure="Não foi possível marcar todas como lidas."
            size="1"
            color="gray"
          >
            Marcar todas como lidas
          </ActButton>
        </div>
      )}
      <ul aria-label="Avisos" className="notice-list divide-y divide-rule">
        {list.map(notice => (
          <li key={notice.id} className="py-3 first:pt-0">
            <NoticeItem notice={notice} actions={acts} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NoticeItemProps extends Pick<NoticesProps, 'actions' | 'onLeave'> {
  notice: Notice
}

function NoticeItem({ notice, actions, onLeave }: NoticeItemProps) {
  const { id, message, isUnread, createdAt, when, path, errors, warnings } = notice
  // Nobody waits for it: what could not be marked stays unread.
  const open = () => {
    onLeave?.()
    if (isUnread) actions.read({ id }).catch(() => undefined)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      <p className={`wrap-anywhere whitespace-pre-line ${isUnread ? 'font-semibold' : ''}`}>
        {isUnread && (
          <>
            <Badge size="1">Novo</Badge>{' '}
          </>
        )}
        {path ? (
          <Link href={path} prefetch={false} className="hover:underline" onClick={open}>
            {message}
          </Link>
        ) : (
          message
        )}
      </p>
      <Sentences label="Erros" sentences={errors} />
      <Sentences label="Avisos de SEO" sentences={warnings} />
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <time dateTime={createdAt} className="grow text-xs text-soft">
          {when}
        </time>
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

/** The sentences that came with a notification, the first three of them. */
function Sentences({ label, sentences }: { label: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  const hidden = sentences.length - 3
  return (
    <ul aria-label={label} className="flex list-disc flex-col gap-0.5 pl-5 text-soft">
      {sentences.slice(0, 3).map(sentence => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
      {hidden > 0 && <li>+ {hidden} mais...</li>}
    </ul>
  )
}
