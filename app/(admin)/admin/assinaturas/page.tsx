import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { subscriptionRow } from '#components/subscriptions/subscription-cells.tsx'
import { readListState } from '#lib/list/state.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { block } from '#server/platform/door/block.ts'
import { listSubscriptions } from '#server/subscriptions/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Assinaturas' }

/** All subscriptions. Their records hold no amount, so no revenue is estimated (decision 0180). */
export default async function SubscriptionsPage({ searchParams }: PageProps<'/admin/assinaturas'>) {
  const { actor } = await enter(subscriptionList.path)
  const state = readListState(subscriptionList, await searchParams)
  const page = await block('subscriptions', listSubscriptions(actor, state))
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading>Assinaturas</ScreenHeading>
      <p className="max-w-prose text-soft">
        A receita mensal estimada aparece quando houver valores cobrados: nenhum pagamento passa por este portal ainda.
      </p>
      <List
        list={subscriptionList}
        state={state}
        content={page && { ...page, rows: page.rows.map(subscriptionRow) }}
        chosen={{}}
        empty="Nenhuma assinatura ainda."
      />
    </div>
  )
}
