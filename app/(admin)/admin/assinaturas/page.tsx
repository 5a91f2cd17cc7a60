import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { RevenueFigures } from '#components/subscriptions/revenue-figures.tsx'
import { subscriptionRow } from '#components/subscriptions/subscription-cells.tsx'
import { WaitingPurchases } from '#components/subscriptions/waiting-purchases.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { readListState } from '#lib/list/state.ts'
import { sharesPath } from '#lib/shares/months.ts'
import { revenuePath } from '#lib/subscriptions/revenue/spans.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { block } from '#server/platform/door/block.ts'
import { decidePurchaseAction } from '#server/subscriptions/holds/actions.ts'
import { listWaitingPurchases } from '#server/subscriptions/holds/queries.ts'
import { listSubscriptions } from '#server/subscriptions/queries.ts'
import { findRevenue } from '#server/subscriptions/revenue/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Assinaturas' }

/** All subscriptions, under the figures of the month. */
export default async function SubscriptionsPage({ searchParams }: PageProps<'/admin/assinaturas'>) {
  const { actor } = await enter(subscriptionList.path)
  const state = readListState(subscriptionList, await searchParams)
  return loaded(listShape, async () => {
    const [page, revenue, waiting] = await Promise.all([
      block('subscriptions', listSubscriptions(actor, state)),
      block('revenue', findRevenue(actor, 'meses')),
      block('waiting-purchases', listWaitingPurchases(actor)),
    ])
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading
          action={
            <div className="flex flex-wrap gap-3">
              <Button asChild variant="soft">
                <a href={revenuePath}>Receita</a>
              </Button>
              <Button asChild variant="soft">
                <a href={sharesPath}>Repasses</a>
              </Button>
            </div>
          }
        >
          Assinaturas
        </ScreenHeading>
        {waiting && waiting.length > 0 && <WaitingPurchases purchases={waiting} decide={decidePurchaseAction} />}
        {revenue ? (
          <RevenueFigures revenue={revenue} />
        ) : (
          <p role="alert">Não foi possível carregar a receita agora. O problema foi registrado.</p>
        )}
        <List
          list={subscriptionList}
          state={state}
          content={page && { ...page, rows: page.rows.map(subscriptionRow) }}
          chosen={{}}
          empty="Nenhuma assinatura ainda."
        />
      </div>
    )
  })
}
