import { TabNav } from '@radix-ui/themes'
import Link from 'next/link'

interface MonitorTabsProps {
  /** The address of the monitor. */
  path: string
  tab: MonitorTab
}

export type MonitorTab = 'monitor' | 'avisos'

const labels: Record<MonitorTab, string> = { monitor: 'Monitor', avisos: 'Notificações' }

export const MonitorTabs = ({ path, tab }: MonitorTabsProps) => (
  <TabNav.Root aria-label="Partes do monitor">
    {(Object.keys(labels) as MonitorTab[]).map(each => (
      <TabNav.Link key={each} asChild active={each === tab}>
        <Link href={each === 'monitor' ? path : `${path}?aba=${each}`} prefetch={false}>
          {labels[each]}
        </Link>
      </TabNav.Link>
    ))}
  </TabNav.Root>
)
