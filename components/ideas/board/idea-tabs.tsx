import { Badge, TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { type IdeaAddress, type IdeaTab, ideasPath, ideaTabs } from '#lib/ideas/idea-views.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { IdeaCounts } from '#server/ideas/queries/list.ts'

interface IdeaTabsProps {
  address: IdeaAddress
  counts: IdeaCounts
}

/** The tabs of the list with their counts. A tab's link keeps the filters. */
export function IdeaTabs({ address, counts }: IdeaTabsProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <TabNav.Root aria-label="Pautas por status" className="overflow-x-auto">
      {(Object.keys(ideaTabs) as IdeaTab[]).map(tab => {
        const { label, status } = ideaTabs[tab]
        return (
          <TabNav.Link key={tab} asChild active={tab === address.tab}>
            <Link href={ideasPath({ ...address, tab, after: null })} prefetch={false}>
              {label}{' '}
              <Badge color="gray" ml="2">
                {formatInteger(status ? counts[status] : all)}
              </Badge>
            </Link>
          </TabNav.Link>
        )
      })}
    </TabNav.Root>
  )
}
