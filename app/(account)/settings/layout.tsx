import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { areasUnder } from '#lib/addresses/screens/areas.ts'

/** The navigation of a person's own account. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaPage name="Configurações" areas={areasUnder('/settings')}>
      {children}
    </AreaPage>
  )
}
