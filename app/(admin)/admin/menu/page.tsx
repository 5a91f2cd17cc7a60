import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SecondaryMenu } from '#components/reader/frame/secondary-menu.tsx'
import { EntryRow } from '#components/site/entry-row.tsx'
import { ChangeMenuItem, NewMenuItem } from '#components/site/menu-dialog.client.tsx'
import { PreviewFrame } from '#components/site/preview-frame.tsx'
import { SortableRows } from '#components/site/sortable-rows.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { limits } from '#lib/limits.ts'
import {
  changeMenuItemAction,
  createMenuItemAction,
  orderMenuAction,
  removeMenuItemAction,
  switchMenuItemAction,
} from '#server/site/menu/actions.ts'
import { listMenu, type MenuEntry } from '#server/site/menu/queries.ts'
import { findSections } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Menu' }

/** The items of the secondary menu (MENU-1). */
export default async function MenuPage() {
  const { actor } = await enter('/admin/menu')
  return loaded(listShape, async () => {
    const [items, { sections }] = await Promise.all([listMenu(actor), findSections(actor)])
    const last = Math.max(0, ...items.map(({ fields }) => fields.displayOrder))
    const shown = items.filter(({ fields }) => fields.isActive)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading
          shown={{ path: '/', label: 'Ver no site' }}
          action={
            <NewMenuItem displayOrder={Math.min(last + 1, limits.displayOrder.max)} create={createMenuItemAction} />
          }
        >
          Menu
        </ScreenHeading>
        {items.length === 0 ? (
          <p className="py-8 text-soft">Nenhum item ainda. O menu mostra só as editorias.</p>
        ) : (
          <SortableRows rows={items.map(rowOf)} order={orderMenuAction} failure={words.updateFailed} />
        )}
        <PreviewFrame>
          <SecondaryMenu sections={sections} items={shown.map(({ id, fields }) => ({ id, ...fields }))} />
        </PreviewFrame>
      </div>
    )
  })
}

const words = {
  noun: 'item',
  updated: 'Item atualizado com sucesso',
  updateFailed: 'Erro ao atualizar item',
  removed: 'Item deletado com sucesso',
  removeFailed: 'Erro ao deletar item',
}

const rowOf = ({ id, fields }: MenuEntry) => ({
  id,
  name: fields.label,
  content: (
    <EntryRow
      id={id}
      name={fields.label}
      url={fields.url}
      isActive={fields.isActive}
      words={words}
      change={<ChangeMenuItem id={id} fields={fields} change={changeMenuItemAction} />}
      toggle={switchMenuItemAction}
      remove={removeMenuItemAction}
    />
  ),
})
