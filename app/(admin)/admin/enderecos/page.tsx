import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { redirectRow } from '#components/redirects/redirect-cells.tsx'
import { NewRedirect } from '#components/redirects/redirect-dialog.client.tsx'
import { RedirectFile } from '#components/redirects/redirect-file.client.tsx'
import { TryAddress } from '#components/redirects/try-address.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { redirectList } from '#lib/redirects/redirect-list.ts'
import { shortDate } from '#lib/text/format.ts'
import { block } from '#server/platform/door/block.ts'
import {
  changeRedirectAction,
  createRedirectAction,
  removeRedirectsAction,
  restoreRedirectsAction,
  tryAddressAction,
} from '#server/redirects/actions.ts'
import { listRedirects } from '#server/redirects/queries/list.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Endereços antigos' }

const acts: BulkAct[] = [
  {
    label: 'Remover selecionados',
    done: { one: 'removido', many: 'removidos' },
    run: removeRedirectsAction,
    reverse: { done: { one: 'de volta à lista', many: 'de volta à lista' }, run: restoreRedirectsAction },
  },
]

/** Former addresses and where they lead, the newest first. */
export default async function RedirectsPage({ searchParams }: PageProps<'/admin/enderecos'>) {
  const { actor } = await enter(redirectList.path)
  const state = readListState(redirectList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('redirects', listRedirects(actor, state))
    const rowActs = { change: changeRedirectAction, remove: removeRedirectsAction }
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading
          action={
            <>
              <RedirectFile />
              <NewRedirect create={createRedirectAction} />
            </>
          }
        >
          Endereços antigos
        </ScreenHeading>
        <TryAddress attempt={tryAddressAction} />
        <List
          list={redirectList}
          state={state}
          content={page && { ...page, rows: page.rows.map(entry => redirectRow(entry, rowActs)) }}
          chosen={{ importacao: page?.importDay ? `de ${shortDate(page.importDay)}` : null }}
          acts={acts}
          empty="Nenhum endereço antigo. Uma importação traz os seus."
        />
      </div>
    )
  })
}
