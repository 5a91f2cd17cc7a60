import type { Metadata } from 'next'
import { sentEventRow } from '#components/events/lists/sent-cells.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { PassingNotice } from '#components/ui/passing-notice.client.tsx'
import { sentEventList } from '#lib/events/desk/event-lists.ts'
import { readListState } from '#lib/list/state.ts'
import { messageFor } from '#lib/messages.ts'
import { acceptSubmissionAction, refuseSubmissionAction } from '#server/events/submissions/actions.ts'
import { listSentEvents } from '#server/events/submissions/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Eventos enviados' }

/** Notices for people whom the form sent back. */
const arrivals: Record<string, string> = {
  respondido: messageFor({ code: 'submission_closed', params: {} }),
  'nao-encontrado': messageFor({ code: 'not_found', params: {} }),
}
const acts = { accept: acceptSubmissionAction, refuse: refuseSubmissionAction }

/** Events that readers sent, the waiting ones first. */
export default async function SentEventsPage({ searchParams }: PageProps<'/mesa/agenda/enviados'>) {
  const { actor } = await enter(sentEventList.path)
  const { aviso, ...parameters } = await searchParams
  const notice = typeof aviso === 'string' ? arrivals[aviso] : undefined
  const state = readListState(sentEventList, parameters)
  return loaded(listShape, async () => {
    const page = await block('sent-events', listSentEvents(actor, state, now()))
    const waits = state.filters.situacao === 'esperando'
    return (
      <div className="flex flex-col gap-4">
        {notice && <PassingNotice text={notice} parameter="aviso" />}
        <ScreenHeading shown={{ path: '/events/enviar', label: 'Ver o formulário dos leitores' }}>
          Eventos enviados
        </ScreenHeading>
        <List
          list={sentEventList}
          state={state}
          content={page && { ...page, rows: page.rows.map(sent => sentEventRow(sent, acts)) }}
          counts={page ? { esperando: page.waiting } : {}}
          without={waits ? ['desfecho'] : []}
          empty={waits ? 'Nenhum evento espera resposta.' : 'Nenhum evento respondido.'}
        />
      </div>
    )
  })
}
