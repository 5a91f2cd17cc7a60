import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { messageRow } from '#components/support/message-cells.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { messageList } from '#lib/support/message-list.ts'
import { block } from '#server/platform/door/block.ts'
import { answerMessagesAction, reopenMessagesAction } from '#server/support/actions.ts'
import { listMessages } from '#server/support/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Mensagens' }

const answered = {
  done: { one: 'marcada como respondida', many: 'marcadas como respondidas' },
  run: answerMessagesAction,
}
const reopened = {
  done: { one: 'marcada como sem resposta', many: 'marcadas como sem resposta' },
  run: reopenMessagesAction,
}
const acts: Record<'abertas' | 'respondidas', BulkAct[]> = {
  abertas: [{ label: 'Marcar como respondidas', ...answered, reverse: reopened }],
  respondidas: [{ label: 'Marcar como sem resposta', ...reopened, reverse: answered }],
}

/** Readers' messages, those of subscribers first. They are answered by mail. */
export default async function MessagesPage({ searchParams }: PageProps<'/admin/mensagens'>) {
  const { actor } = await enter(messageList.path)
  const state = readListState(messageList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('messages', listMessages(actor, state))
    const { situacao } = state.filters
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading>Mensagens</ScreenHeading>
        <List
          list={messageList}
          state={state}
          content={page && { ...page, rows: page.rows.map(messageRow) }}
          counts={page ? { abertas: page.waiting } : {}}
          chosen={{}}
          acts={acts[situacao]}
          without={situacao === 'abertas' ? ['resposta'] : []}
          empty={situacao === 'abertas' ? 'Nenhuma mensagem espera resposta.' : 'Nenhuma mensagem respondida.'}
        />
      </div>
    )
  })
}
