import type { Metadata } from 'next'
import { monitorList } from '#lib/monitor/monitor-list.ts'
import { enter } from '../../_staff/enter.ts'
import { MonitorScreen } from '../../_staff/monitor.tsx'

export const metadata: Metadata = { title: 'Monitor' }

/** The monitor of analyses and SEO validations, for editors and masters. */
export default async function MonitorPage({ searchParams }: PageProps<'/monitor'>) {
  const { actor } = await enter(monitorList.path)
  return <MonitorScreen list={monitorList} title="Monitor" actor={actor} parameters={await searchParams} />
}
