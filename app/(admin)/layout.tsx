import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminNav } from '#components/layout/admin-nav.tsx'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { anonymous } from '#lib/actor.ts'
import { openAreas } from '#lib/addresses/admin-areas.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { countOpenReports } from '#server/reports/queries.ts'
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
  const areas = openAreas(actor)
  const open = await countOpenReports(actor).catch(() => 0)
  return (
    <StaffDocument scheme={scheme} name={name} actor={session?.actor ?? anonymous}>
      <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
        {areas.length > 0 && <AdminNav areas={areas} waiting={{ '/admin/erros': open }} />}
        <div className="min-w-0 grow">{children}</div>
      </div>
    </StaffDocument>
  )
}
