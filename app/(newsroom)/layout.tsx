import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { currentSession } from '#server/platform/session.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: { default: 'Portal de Notícias', template: '%s | Portal de Notícias' },
  robots: { index: false },
}

/** Root layout of the newsroom. A courtesy, not a gate: every page, query and command asks for itself. */
export default async function NewsroomLayout({ children }: { children: ReactNode }) {
  // When even this fails, the page's own failure is shown inside the shell.
  const session = await currentSession().catch(() => null)
  return <StaffDocument signedIn={session !== null}>{children}</StaffDocument>
}
