import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { Figure } from '#components/analytics/figure.tsx'
import { List } from '#components/list/list.client.tsx'
import { AddSubscriber } from '#components/newsletter/add-subscriber.client.tsx'
import { NewEdition } from '#components/newsletter/composer/edition-menu.client.tsx'
import { EditionsInHand } from '#components/newsletter/editions-in-hand.tsx'
import { subscriberRow } from '#components/newsletter/subscriber-cells.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { formatInteger } from '#lib/text/format.ts'
import { addSubscriberAction, endSubscriptionsAction, eraseSubscribersAction } from '#server/newsletter/actions.ts'
import { createEditionAction } from '#server/newsletter/editions/actions.ts'
import { listEditionsInHand } from '#server/newsletter/editions/queries/composing.ts'
import { countSubscribers, listSubscribers } from '#server/newsletter/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Newsletter' }

const end: BulkAct = {
  label: 'Descadastrar',
  done: { one: 'descadastrado', many: 'descadastrados' },
  run: endSubscriptionsAction,
  reverse: null,
  question: 'Estas pessoas não receberão mais a newsletter. Só elas mesmas podem voltar.',
}
const erase: BulkAct = {
  label: 'Apagar',
  done: { one: 'apagado', many: 'apagados' },
  run: eraseSubscribersAction,
  reverse: null,
  question: 'O endereço e o nome são apagados de vez, a pedido da pessoa.',
}

/** The newsletter's subscribers, for masters. */
export default async function NewsletterPage({ searchParams }: PageProps<'/newsletter'>) {
  const { actor } = await enter(subscriberList.path)
  const state = readListState(subscriberList, await searchParams)
  const [page, counts, inHand] = await Promise.all([
    block('newsletter', listSubscribers(actor, state)),
    block('newsletter-counts', countSubscribers(actor)),
    block('newsletter-editions', listEditionsInHand(actor)),
  ])
  const leaving = state.filters.situacao === 'fora' ? [erase] : [end, erase]
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading action={<NewEdition create={createEditionAction} />}>Newsletter</ScreenHeading>
      {counts && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          <Figure label="Inscritos Ativos" value={formatInteger(counts.active)} />
          <Figure label="Descadastrados" value={formatInteger(counts.ended)} />
        </dl>
      )}
      {inHand && <EditionsInHand editions={inHand} />}
      <AddSubscriber add={addSubscriberAction} />
      <List
        list={subscriberList}
        state={state}
        content={page && { ...page, rows: page.rows.map(subscriberRow) }}
        counts={{}}
        chosen={{}}
        acts={leaving}
        empty="Nenhum inscrito aqui."
      />
    </div>
  )
}
