import type { Metadata } from 'next'
import { adminMonitorList } from '#lib/monitor/monitor-list.ts'
import { enter } from '../../../_staff/enter.ts'
import { MonitorScreen } from '../../../_staff/monitor.tsx'

export const metadata: Metadata = { title: 'Monitor de IA' }

/** The monitor among the masters' tabs. */
export default async function AdminMonitorPage({ searchParams }: PageProps<'/admin/monitor'>) {
  const { actor } = await enter(adminMonitorList.path)
  return <MonitorScreen list={adminMonitorList} title="Monitor de IA" actor={actor} parameters={await searchParams} />
}
