import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { openAreas } from '#lib/addresses/screens/areas.ts'
import { currentActor, StaffFrame } from '../_staff/frame.tsx'
import { staffIdentity } from '../_staff/identity.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const title = `Administração | ${(await staffIdentity()).name}`
  return { title: { default: title, template: `%s | ${title}` }, robots: { index: false } }
}

/** Root layout of the administration. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <StaffFrame>
      <AreaPage name="Administração" areas={openAreas('/admin', await currentActor())}>
        {children}
      </AreaPage>
    </StaffFrame>
  )
}
