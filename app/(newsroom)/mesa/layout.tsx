import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { anonymous } from '#lib/actor.ts'
import { openAreas } from '#lib/addresses/areas.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { countOpenReports } from '#server/reports/queries.ts'

/** The desk of editors and masters. It is no access control: every page, query and command checks its policy. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  // When this fails too, the page shows its own error.
  const session = await currentSession().catch(() => null)
  const actor = session?.actor ?? anonymous
  const open = await countOpenReports(actor).catch(() => 0)
  return (
    <AreaPage name="Mesa" areas={openAreas('/mesa', actor)} waiting={{ '/mesa/erros': open }}>
      {children}
    </AreaPage>
  )
}
