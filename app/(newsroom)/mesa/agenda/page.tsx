import { Button } from '@radix-ui/themes'
import { CalendarPlus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { eventRow } from '#components/events/lists/event-cells.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { eventList } from '#lib/events/desk/event-lists.ts'
import { readListState } from '#lib/list/state.ts'
import { findEventCity } from '#server/events/queries/city-choices.ts'
import { listAllEvents } from '#server/events/queries/desk.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Agenda' }

/** Every event, for editors and masters. */
export default async function AgendaDeskPage({ searchParams }: PageProps<'/mesa/agenda'>) {
  const { actor } = await enter(eventList.path)
  const state = readListState(eventList, await searchParams)
  const { city } = state.filters
  return loaded(listShape, async () => {
    const [page, chosen] = await Promise.all([
      block('agenda-desk', listAllEvents(actor, state)),
      city ? findEventCity(city) : null,
    ])
    const today = now()
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading
          shown={{ path: '/events', label: 'Ver a agenda' }}
          action={
            <Button asChild size="3">
              <Link href="/events/create">
                <CalendarPlus aria-hidden size={16} /> Criar Evento
              </Link>
            </Button>
          }
        >
          Agenda
        </ScreenHeading>
        <List
          list={eventList}
          state={state}
          content={page && { ...page, rows: page.rows.map(event => eventRow(event, today)) }}
          chosen={{ city: chosen?.name ?? null }}
          empty={
            state.filters.status === 'todos' ? 'A agenda ainda não tem eventos.' : 'Nenhum evento com este status.'
          }
        />
      </div>
    )
  })
}
