'use client'

import { Button, Checkbox, Popover, Text } from '@radix-ui/themes'
import type { Table } from '@tanstack/react-table'
import { Columns3 } from 'lucide-react'
import type { ListRow } from './list-row.ts'

/** The menu that shows and hides columns. */
export function ColumnMenu({ table }: { table: Table<ListRow> }) {
  const columns = table.getAllLeafColumns().filter(column => column.getCanHide())
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button type="button" variant="soft" color="gray">
          <Columns3 aria-hidden size={16} /> Colunas
        </Button>
      </Popover.Trigger>
      <Popover.Content size="1" aria-label="Colunas da lista">
        {columns.map(column => (
          <Text key={column.id} as="label" size="2" className="flex min-h-8 cursor-pointer items-center gap-2">
            <Checkbox
              checked={column.getIsVisible()}
              onCheckedChange={shown => column.toggleVisibility(shown === true)}
            />
            {String(column.columnDef.header)}
          </Text>
        ))}
      </Popover.Content>
    </Popover.Root>
  )
}
