import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { openAreas } from '#lib/addresses/screens/areas.ts'
import { currentActor } from '../../_staff/frame.tsx'

/** The navigation of a person's own account. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  return (
    <AreaPage name="Configurações" areas={openAreas('/settings', actor)}>
      {children}
    </AreaPage>
  )
}
