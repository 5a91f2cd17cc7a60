import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Monitor de IA' }

/** The tab of the AI monitor, empty until the newspaper has analyses to follow. */
export default async function MonitorPage() {
  await enter('/admin/monitor')
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading>Monitor de IA</ScreenHeading>
      <p className="text-soft">Ainda não há análises de IA neste jornal.</p>
    </div>
  )
}
