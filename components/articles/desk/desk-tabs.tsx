import { Badge, TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { type DeskAddress, type DeskTabName, deskPath, deskTabs } from '#lib/articles/desk-tabs.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { DeskTab } from '#server/articles/desk/queries/desk-lists.ts'

interface DeskTabsProps {
  address: DeskAddress
  counts: Record<DeskTab, number>
}

/** The tabs with their counts. A tab's link keeps the filters. The trash appears when it is not empty. */
export function DeskTabs({ address, counts }: DeskTabsProps) {
  const names = Object.keys(deskTabs) as DeskTabName[]
  const shown = names.filter(name => name === address.tab || name !== 'lixeira' || counts.trash > 0)
  return (
    <TabNav.Root aria-label="Artigos por status" className="overflow-x-auto">
      {shown.map(name => {
        const { tab, label } = deskTabs[name]
        return (
          <TabNav.Link key={name} asChild active={name === address.tab}>
            <Link href={deskPath({ ...address, tab: name, after: null })} prefetch={false}>
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
