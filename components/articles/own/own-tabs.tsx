import { Badge, TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { type OwnAddress, type OwnTabName, ownArticlesPath, ownTabs } from '#lib/articles/own-tabs.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { OwnTab } from '#server/articles/own/queries/own-lists.ts'

interface OwnTabsProps {
  address: OwnAddress
  counts: Record<OwnTab, number>
}

/** The tabs with their counts. A tab's link keeps the filters. The trash appears when it is not empty. */
export function OwnTabs({ address, counts }: OwnTabsProps) {
  const names = Object.keys(ownTabs) as OwnTabName[]
  const shown = names.filter(name => name === address.tab || name !== 'lixeira' || counts.trash > 0)
  return (
    <TabNav.Root aria-label="Artigos por status" className="overflow-x-auto">
      {shown.map(name => {
        const { tab, label } = ownTabs[name]
        return (
          <TabNav.Link key={name} asChild active={name === address.tab}>
            <Link href={ownArticlesPath({ ...address, tab: name, after: null })} prefetch={false}>
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
