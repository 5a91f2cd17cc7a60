import { Badge, TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { type DeskTabName, deskTabs } from '#lib/desk-tabs.ts'
import { formatInteger } from '#lib/format.ts'
import type { DeskTab } from '#server/articles/queries/desk.ts'

interface DeskTabsProps {
  current: DeskTabName
  counts: Record<DeskTab, number>
}

/** The tabs with their counts; the queue and the trash show themselves where they hold something. */
export function DeskTabs({ current, counts }: DeskTabsProps) {
  const names = Object.keys(deskTabs) as DeskTabName[]
  const shown = names.filter(
    name => (name !== 'fila' && name !== 'lixeira') || name === current || counts[deskTabs[name].tab] > 0,
  )
  return (
    <TabNav.Root aria-label="Artigos por status" className="overflow-x-auto">
      {shown.map(name => {
        const { tab, label } = deskTabs[name]
        return (
          <TabNav.Link key={name} asChild active={name === current}>
            <Link href={name === 'todos' ? '/my-articles' : `/my-articles?aba=${name}`} prefetch={false}>
              {label}{' '}
              <Badge color="gray" ml="2">
                {formatInteger(counts[tab])}
              </Badge>
            </Link>
          </TabNav.Link>
        )
      })}
    </TabNav.Root>
  )
}
