'use client'

import { Button, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { plural } from '#lib/text/format.ts'
import { useListSelection } from './selection.client.tsx'
import { useBulk } from './use-bulk.client.tsx'

interface ListBarProps {
  /** The words for the selected rows; empty without any. */
  chosen: string
  onClear: () => void
  /** What stands beside the number. */
  beside?: ReactNode
  /** The acts on the selected rows. */
  children: ReactNode
}

/** Shows the number of rows or of selected rows, announced to screen readers, and the acts on the selected ones. */
export function ListBar({ chosen, onClear, beside, children }: ListBarProps) {
  const { total } = useListSelection()
  return (
    <div className="list-bar" data-chosen={chosen !== '' || undefined}>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-sm text-soft">
          {chosen || total}
        </p>
        {chosen && (
          <IconButton type="button" variant="ghost" color="gray" aria-label="Limpar seleção" onClick={onClear}>
            <X aria-hidden size={16} />
          </IconButton>
        )}
        {beside}
      </div>
      {chosen && children}
    </div>
  )
}

interface BulkBarProps {
  noun: { one: string; many: string }
  acts: readonly BulkAct[]
  /** Acts of the feature's own, before the others. */
  children?: (act: (chosen: BulkAct) => Promise<boolean>, busy: boolean) => ReactNode
}

/** The bar of a list whose acts are told as data. */
export function BulkBar({ noun, acts, children }: BulkBarProps) {
  const { ids, clear } = useListSelection()
  const { busy, run } = useBulk()
  const act = async (chosen: BulkAct) => {
    const worked = await run(chosen, [...ids])
    if (worked) clear()
    return worked
  }
  const chosen = ids.length > 0 ? `${plural(ids.length, noun.one, noun.many)} na seleção` : ''
  return (
    <ListBar chosen={chosen} onClear={clear}>
      <div className="flex flex-wrap items-center gap-2">
        {children?.(act, busy)}
        {acts.map(each =>
          each.question === undefined ? (
            <Button key={each.label} type="button" disabled={busy} variant="soft" onClick={() => act(each)}>
              {each.label}
            </Button>
          ) : (
            <ConfirmButton
              key={each.label}
              text={each.label}
              busyText="Um momento..."
              label={each.label}
              title={each.label}
              question={each.question}
              color="gray"
              busy={busy}
              run={() => act(each)}
            />
          ),
        )}
      </div>
    </ListBar>
  )
}
