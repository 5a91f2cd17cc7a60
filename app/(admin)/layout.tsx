import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { anonymous } from '#lib/actor.ts'
import { openAreas } from '#lib/addresses/areas.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { staffIdentity } from '../_staff/identity.ts'
import { chosenScheme } from '../_staff/scheme.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const title = `Administração | ${(await staffIdentity()).name}`
  return { title: { default: title, template: `%s | ${title}` }, robots: { index: false } }
}

/** Root layout of the administration. It is no access control: every page, query and command checks its policy. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  // When this fails too, the shell shows the page's own error.
  const [session, { name }, scheme] = await Promise.all([
    currentSession().catch(() => null),
    staffIdentity(),
    chosenScheme(),
  ])
  const actor = session?.actor ?? anonymous
  return (
    <StaffDocument scheme={scheme} name={name} actor={actor}>
      <AreaPage name="Administração" areas={openAreas('/admin', actor)}>
        {children}
      </AreaPage>
    </StaffDocument>
  )
}
