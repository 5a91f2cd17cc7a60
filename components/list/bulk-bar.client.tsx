'use client'

import { Button, IconButton } from '@radix-ui/themes'
import type { Table } from '@tanstack/react-table'
import { X } from 'lucide-react'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import type { ListDefinition } from '#lib/list/list.ts'
import { plural } from '#lib/text/format.ts'
import type { ListRow } from './list-row.ts'
import { useBulk } from './use-bulk.client.tsx'

interface BulkBarProps {
  list: ListDefinition
  table: Table<ListRow>
  acts: readonly BulkAct[]
  /** The number of rows on all pages, as a text for the screen; null when the list could not be read. */
  total: string | null
}

/** Shows the number of rows or of selected rows, announced to screen readers, and the actions on the selected ones. */
export function BulkBar({ list: { noun }, table, acts, total }: BulkBarProps) {
  const { busy, run } = useBulk()
  const ids = table.getSelectedRowModel().rows.map(row => row.id)
  const act = async (chosen: BulkAct) => {
    const worked = await run(chosen, ids)
    if (worked) table.resetRowSelection(true)
    return worked
  }
  const selected = `${plural(ids.length, noun.one, noun.many)} na seleção`
  return (
    <div className="list-bar" data-chosen={ids.length > 0 || undefined}>
      <div className="flex items-center gap-3">
        <p role="status" className="text-sm text-soft">
          {ids.length > 0 ? selected : total}
        </p>
        {ids.length > 0 && (
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            aria-label="Limpar seleção"
            onClick={() => table.resetRowSelection(true)}
          >
            <X aria-hidden size={16} />
          </IconButton>
        )}
      </div>
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
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
      )}
    </div>
  )
}
