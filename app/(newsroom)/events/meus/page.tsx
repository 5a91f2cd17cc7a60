import { Button } from '@radix-ui/themes'
import { CalendarPlus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { eventRow } from '#components/events/lists/event-cells.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { PassingNotice } from '#components/ui/passing-notice.client.tsx'
import { ownEventList } from '#lib/events/desk/event-lists.ts'
import { readListState } from '#lib/list/state.ts'
import { messageFor } from '#lib/messages.ts'
import { listOwnEvents } from '#server/events/queries/desk.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Meus eventos' }

/** Notices for people whom the edit screen sent back. */
const arrivals: Record<string, string> = {
  'sem-permissao': messageFor({ code: 'event_forbidden', params: {} }),
  'nao-encontrado': 'Erro ao carregar evento',
}

/** What a person of the newsroom entered: drafts, published and cancelled events. */
export default async function OwnEventsPage({ searchParams }: PageProps<'/events/meus'>) {
  const { actor } = await enter(ownEventList.path)
  const { aviso, ...parameters } = await searchParams
  const notice = typeof aviso === 'string' ? arrivals[aviso] : undefined
  const state = readListState(ownEventList, parameters)
  return loaded(listShape, async () => {
    const page = await block('own-events', listOwnEvents(actor, state))
    const today = now()
    return (
      <div className="flex flex-col gap-4">
        {notice && <PassingNotice text={notice} parameter="aviso" />}
        <ScreenHeading
          back={{ path: '/events', label: 'Eventos' }}
          action={
            <Button asChild size="3">
              <Link href="/events/create">
                <CalendarPlus aria-hidden size={16} /> Criar Evento
              </Link>
            </Button>
          }
        >
          Meus eventos
        </ScreenHeading>
        <List
          list={ownEventList}
          state={state}
          content={page && { ...page, rows: page.rows.map(event => eventRow(event, today)) }}
          empty={state.filters.status === 'todos' ? 'Você ainda não criou eventos.' : 'Nenhum evento com este status.'}
        />
      </div>
    )
  })
}
