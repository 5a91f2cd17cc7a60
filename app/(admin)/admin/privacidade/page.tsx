import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { registerRow } from '#components/privacy/register-cells.tsx'
import { RegisterDialog } from '#components/privacy/register-dialog.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { readListState } from '#lib/list/state.ts'
import { privacyList } from '#lib/privacy/privacy-list.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { closeRequestAction, registerRequestAction } from '#server/privacy/actions.ts'
import { listRegister } from '#server/privacy/queries/register.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Privacidade' }

/** The register of people's requests about their data, the nearest deadline first (LGPD-6). */
export default async function RegisterPage({ searchParams }: PageProps<'/admin/privacidade'>) {
  const { actor } = await enter(privacyList.path)
  const state = readListState(privacyList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('privacy', listRegister(actor, state))
    const moment = now()
    const { situacao } = state.filters
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading action={<RegisterDialog enter={registerRequestAction} />}>Privacidade</ScreenHeading>
        <List
          list={privacyList}
          state={state}
          content={
            page && {
              ...page,
              rows: page.rows.map(entry => registerRow(entry, moment, closeRequestAction)),
            }
          }
          counts={page ? { abertos: page.open } : {}}
          without={situacao === 'encerrados' ? ['prazo'] : []}
          empty={situacao === 'abertos' ? 'Nenhum pedido em aberto.' : 'Nenhum pedido encerrado.'}
        />
      </div>
    )
  })
}
