import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SectionCards } from '#components/reader/front/section-cards.tsx'
import { ChangeCard, NewCard } from '#components/site/card-dialog.client.tsx'
import { EntryRow } from '#components/site/entry-row.tsx'
import { PreviewFrame } from '#components/site/preview-frame.tsx'
import { SortableRows } from '#components/site/sortable-rows.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import {
  changeCardAction,
  createCardAction,
  orderCardsAction,
  removeCardAction,
  switchCardAction,
} from '#server/site/cards/actions.ts'
import { type CardEntry, listCards } from '#server/site/cards/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Cards' }

/** The section cards of the home page (MENU-2). */
export default async function CardsPage() {
  const { actor } = await enter('/admin/cards')
  return loaded(listShape, async () => {
    const cards = await listCards(actor)
    const shown = cards.filter(({ fields }) => fields.isActive)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading shown={{ path: '/', label: 'Ver no site' }} action={<NewCard create={createCardAction} />}>
          Cards
        </ScreenHeading>
        {cards.length === 0 ? (
          <p className="py-8 text-soft">Nenhum card ainda. A página inicial começa pela manchete.</p>
        ) : (
          <SortableRows rows={cards.map(rowOf)} order={orderCardsAction} failure={words.updateFailed} />
        )}
        {shown.length > 0 && (
          <PreviewFrame>
            <div className="px-4">
              <SectionCards
                cards={shown.map(({ id, fields }) => ({ id, ...fields, imageUrl: fields.imageUrl || null }))}
              />
            </div>
          </PreviewFrame>
        )}
      </div>
    )
  })
}

const words = {
  noun: 'card',
  updated: 'Card atualizado!',
  updateFailed: 'Não foi possível atualizar o card.',
  removed: 'Card removido!',
  removeFailed: 'Não foi possível remover o card.',
}

const rowOf = ({ id, fields }: CardEntry) => ({
  id,
  name: fields.title,
  content: (
    <EntryRow
      id={id}
      name={fields.title}
      url={fields.linkUrl}
      isActive={fields.isActive}
      picture={
        fields.imageUrl && <img src={fields.imageUrl} alt="" className="size-11 shrink-0 bg-sunken object-cover" />
      }
      words={words}
      change={<ChangeCard id={id} fields={fields} change={changeCardAction} />}
      toggle={switchCardAction}
      remove={removeCardAction}
    >
      {fields.description && <p className="text-sm break-words">{fields.description}</p>}
    </EntryRow>
  ),
})
