import { SmallTable } from '#components/ui/small-table.tsx'
import { diskSize, formatInteger } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'

/** The largest tables, with PostgreSQL's estimate of their rows. */
export function SizeTable({ tables }: { tables: Health['database']['tables'] }) {
  return (
    <SmallTable
      caption="Maiores tabelas"
      columns={['Tabela', 'Tamanho', 'Linhas (estimativa)']}
      rows={tables.map(({ name, bytes, rows }) => ({
        key: name,
        cells: [<code key="name">{name}</code>, diskSize(bytes), formatInteger(rows)],
      }))}
    />
  )
}
