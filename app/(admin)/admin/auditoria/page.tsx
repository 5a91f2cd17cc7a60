import type { Metadata } from 'next'
import { auditRow } from '#components/audit/audit-cells.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { auditList } from '#lib/audit/audit-list.ts'
import { readListState } from '#lib/list/state.ts'
import { listAudit } from '#server/audit/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Auditoria' }

/** Who did what, when and to what, the newest first; one thread per person and per article. */
export default async function AuditPage({ searchParams }: PageProps<'/admin/auditoria'>) {
  const { actor } = await enter(auditList.path)
  const state = readListState(auditList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('audit', listAudit(actor, state))
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading>Auditoria</ScreenHeading>
        <List
          list={auditList}
          state={state}
          content={page && { ...page, rows: page.rows.map(act => auditRow(act, state)) }}
          chosen={page?.chosen ?? { pessoa: null, artigo: null }}
          empty="Nenhum ato registrado ainda."
        />
      </div>
    )
  })
}
