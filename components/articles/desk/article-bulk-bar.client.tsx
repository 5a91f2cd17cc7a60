'use client'

import { Button, DropdownMenu } from '@radix-ui/themes'
import { useState } from 'react'
import { ListBar } from '#components/list/bulk-bar.client.tsx'
import { useListSelection } from '#components/list/selection.client.tsx'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import { type MatchingInput, mostInBulk } from '#lib/schemas/articles/bulk.ts'
import { plural } from '#lib/text/format.ts'
import type { BulkActs } from './bulk-acts.ts'
import { BulkDialog } from './bulk-dialog.client.tsx'
import {
  type AskingKind,
  fieldKinds,
  type PlainKind,
  removeKind,
  restoreKind,
  statusKinds,
  visibilityKinds,
} from './bulk-kinds.ts'

interface ArticleBulkBarProps {
  list: MatchingInput['list']
  /** The query of the list's address, which names all articles that match. */
  query: string
  inTrash: boolean
  /** Whether the person may change the author of articles. */
  mayHandOver: boolean
  acts: BulkActs
}

interface All {
  query: string
  ids: string[]
}

/** The number of articles, and the acts on the selected ones or on all that match the list's search and filters. */
export function ArticleBulkBar({ list, query, inTrash, mayHandOver, acts }: ArticleBulkBarProps) {
  const { ids: selected, clear, isWholePage, hasMore } = useListSelection()
  const [all, setAll] = useState<All | null>(null)
  const [kind, setKind] = useState<PlainKind | AskingKind | null>(null)
  const [busy, setBusy] = useState(false)
  // “All” ends when the search changes or when a row is deselected.
  const ids = all && all.query === query && isWholePage ? all.ids : selected
  const isAll = ids !== selected
  const selectAll = async () => {
    setBusy(true)
    const outcome = await acts.findMatching({ list, query }).catch(unanswered)
    setBusy(false)
    const sentence = 'Não foi possível selecionar todos os artigos.'
    if (outcome.serverError) sayError(outcome.serverError, sentence)
    else if (outcome.data?.more) {
      sayFailure(
        `São mais de ${plural(mostInBulk, 'artigo', 'artigos')}.`,
        'Restrinja a lista com a busca e os filtros.',
      )
    } else if (outcome.data) setAll({ query, ids: outcome.data.ids })
  }
  const drop = () => {
    setAll(null)
    clear()
  }
  const words = `${plural(ids.length, 'artigo', 'artigos')} na seleção${isAll ? ': todos desta lista' : ''}`
  return (
    <>
      <ListBar
        chosen={ids.length > 0 ? words : ''}
        onClear={drop}
        beside={
          isWholePage &&
          hasMore &&
          !isAll && (
            <Button type="button" variant="ghost" disabled={busy} onClick={selectAll}>
              {busy ? 'Selecionando...' : 'Selecionar todos desta lista'}
            </Button>
          )
        }
      >
        <BulkMenu {...{ inTrash, mayHandOver }} choose={setKind} />
      </ListBar>
      {kind && (
        <BulkDialog
          key={kind.label}
          {...{ kind, ids, acts }}
          onClose={changed => {
            setKind(null)
            if (changed) drop()
          }}
        />
      )}
    </>
  )
}

interface BulkMenuProps extends Pick<ArticleBulkBarProps, 'inTrash' | 'mayHandOver'> {
  choose: (kind: PlainKind | AskingKind) => void
}

function BulkMenu({ inTrash, mayHandOver, choose }: BulkMenuProps) {
  const { later, closed } = useAfterMenu()
  if (inTrash) {
    return (
      <Button type="button" variant="soft" onClick={() => choose(restoreKind)}>
        Restaurar selecionados
      </Button>
    )
  }
  const items = (kinds: readonly (PlainKind | AskingKind)[]) =>
    kinds.map(kind => (
      <DropdownMenu.Item key={kind.label} onSelect={later(() => choose(kind))}>
        {kind.label}
      </DropdownMenu.Item>
    ))
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button type="button" variant="soft">
          Mudar selecionados <DropdownMenu.TriggerIcon />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content onCloseAutoFocus={closed}>
        {items(statusKinds)}
        <DropdownMenu.Separator />
        {items(visibilityKinds)}
        <DropdownMenu.Separator />
        {items(fieldKinds.filter(({ field }) => field !== 'author' || mayHandOver))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item color="red" onSelect={later(() => choose(removeKind))}>
          {removeKind.label}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
