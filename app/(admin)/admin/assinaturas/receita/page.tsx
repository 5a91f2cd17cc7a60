import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { RevenueCharts } from '#components/subscriptions/revenue-charts.tsx'
import { RevenueFigures } from '#components/subscriptions/revenue-figures.tsx'
import { figuresShape, loaded } from '#components/ui/loaded.tsx'
import {
  type RevenueCut,
  readCut,
  revenueAddress,
  revenueCuts,
  revenueExport,
  revenuePath,
} from '#lib/subscriptions/revenue/spans.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { block } from '#server/platform/door/block.ts'
import { findRevenue } from '#server/subscriptions/revenue/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Receita' }

const labels: Record<RevenueCut, string> = { meses: '12 meses', dias: '30 dias' }

/** The revenue by month or day, from the ledger. */
export default async function RevenuePage({ searchParams }: PageProps<'/admin/assinaturas/receita'>) {
  const { actor } = await enter(revenuePath)
  const cut = readCut(await searchParams)
  return loaded(figuresShape, async () => {
    const revenue = await block('revenue', findRevenue(actor, cut))
    const months = cut === 'meses' ? revenue : await block('revenue', findRevenue(actor, 'meses'))
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading back={{ path: subscriptionList.path, label: 'Assinaturas' }}>Receita</ScreenHeading>
        {months && <RevenueFigures revenue={months} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <nav aria-label="Período" className="flex flex-wrap gap-2">
            {revenueCuts.map(one => (
              <Button key={one} asChild variant={one === cut ? 'solid' : 'soft'}>
                <a href={revenueAddress(one)} aria-current={one === cut ? 'true' : undefined}>
                  {labels[one]}
                </a>
              </Button>
            ))}
          </nav>
          <a href={revenueExport(cut)} download className="text-sm text-accent underline">
            Exportar CSV
          </a>
        </div>
        {revenue ? (
          <RevenueCharts revenue={revenue} cut={cut} />
        ) : (
          <p role="alert">Não foi possível carregar os números agora. O problema foi registrado.</p>
        )}
      </div>
    )
  })
}
