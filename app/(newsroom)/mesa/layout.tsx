import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { openAreas } from '#lib/addresses/screens/areas.ts'
import { sentEventList } from '#lib/events/desk/event-lists.ts'
import { countWaitingEvents } from '#server/events/submissions/queries.ts'
import { countOpenReports } from '#server/reports/queries.ts'
import { currentActor } from '../../_staff/frame.tsx'

/** The desk of editors and masters. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  const [open, sent] = await Promise.all([
    countOpenReports(actor).catch(() => 0),
    countWaitingEvents(actor).catch(() => 0),
  ])
  return (
    <AreaPage
      name="Mesa"
      areas={openAreas('/mesa', actor)}
      waiting={{ '/mesa/erros': open, [sentEventList.path]: sent }}
    >
      {children}
    </AreaPage>
  )
}
