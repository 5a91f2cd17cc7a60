import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { reportRow } from '#components/reports/report-cells.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { movedReportList, reportList } from '#lib/reports/report-list.ts'
import { block } from '#server/platform/door/block.ts'
import {
  closeReportAction,
  dismissReportsAction,
  reopenReportAction,
  reopenReportsAction,
  settleReportsAction,
} from '#server/reports/actions.ts'
import { listReports } from '#server/reports/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Erros comunicados' }

const reopened = { done: { one: 'reaberto', many: 'reabertos' }, run: reopenReportsAction }
const acts: Record<'abertos' | 'encerrados', BulkAct[]> = {
  abertos: [
    {
      label: 'Encerrar selecionados',
      done: { one: 'encerrado', many: 'encerrados' },
      run: dismissReportsAction,
      reverse: reopened,
    },
    {
      label: 'Encerrar como corrigidos',
      done: { one: 'encerrado como corrigido', many: 'encerrados como corrigidos' },
      run: settleReportsAction,
      reverse: reopened,
    },
  ],
  encerrados: [
    {
      label: 'Reabrir selecionados',
      ...reopened,
      reverse: null,
      question: 'Os avisos voltam a esperar resposta. As correções publicadas com eles continuam no ar.',
    },
  ],
}

/** Readers' error reports, the open ones first. */
export default async function ReportsPage({ searchParams }: PageProps<'/mesa/erros'>) {
  const { actor } = await enter(reportList.path)
  const parameters = await searchParams
  const moved = movedReportList(parameters)
  if (moved) redirect(moved)
  const state = readListState(reportList, parameters)
  return loaded(listShape, async () => {
    const page = await block('reports', listReports(actor, state))
    const { situacao } = state.filters
    const rowActs = { close: closeReportAction, reopen: reopenReportAction }
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading>Erros comunicados</ScreenHeading>
        <List
          list={reportList}
          state={state}
          content={page && { ...page, rows: page.rows.map(report => reportRow(report, state, rowActs)) }}
          counts={page ? { abertos: page.open } : {}}
          chosen={{ artigo: page?.article ?? null }}
          acts={acts[situacao]}
          without={situacao === 'abertos' ? ['desfecho'] : []}
          empty={situacao === 'abertos' ? 'Nenhum aviso espera resposta.' : 'Nenhum aviso encerrado.'}
        />
      </div>
    )
  })
}
