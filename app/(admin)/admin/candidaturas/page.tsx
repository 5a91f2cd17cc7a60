import type { Metadata } from 'next'
import { applicationRow } from '#components/applications/application-cells.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { applicationList } from '#lib/applications/application-list.ts'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import {
  approveApplicationAction,
  approveApplicationsAction,
  rejectApplicationAction,
  rejectApplicationsAction,
} from '#server/applications/actions.ts'
import { listApplications } from '#server/applications/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Candidaturas' }

const decisions: BulkAct[] = [
  {
    label: 'Aprovar selecionadas',
    done: { one: 'aprovada', many: 'aprovadas', none: 'Nenhuma aprovada' },
    run: approveApplicationsAction,
    reverse: null,
    question: 'Cada pessoa recebe por e-mail um convite para escrever no jornal.',
  },
  {
    label: 'Rejeitar selecionadas',
    done: { one: 'rejeitada', many: 'rejeitadas', none: 'Nenhuma rejeitada' },
    run: rejectApplicationsAction,
    reverse: null,
    question: 'Cada pessoa recebe um e-mail sem motivo. Para dar um motivo, rejeite uma por uma.',
  },
]

const empty = {
  pendentes: 'Nenhuma candidatura espera resposta.',
  aprovadas: 'Nenhuma candidatura aprovada.',
  rejeitadas: 'Nenhuma candidatura rejeitada.',
  todas: 'Nenhuma candidatura ainda.',
} as const

/** Applications to become an author, the newest first (APPLY-5). */
export default async function ApplicationsPage({ searchParams }: PageProps<'/admin/candidaturas'>) {
  const { actor } = await enter(applicationList.path)
  const state = readListState(applicationList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('applications', listApplications(actor, state))
    const { situacao } = state.filters
    const acts = { approve: approveApplicationAction, reject: rejectApplicationAction }
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading shown={{ path: '/apply-author', label: 'Ver o formulário' }}>Candidaturas</ScreenHeading>
        <List
          list={applicationList}
          state={state}
          content={page && { ...page, rows: page.rows.map(row => applicationRow(row, acts)) }}
          counts={page ? { pendentes: page.pending } : {}}
          acts={situacao === 'pendentes' ? decisions : []}
          without={situacao === 'pendentes' ? ['situacao'] : []}
          empty={empty[situacao]}
        />
      </div>
    )
  })
}
