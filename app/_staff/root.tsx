import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { siteName } from '#lib/site.ts'
import { currentSession } from '#server/platform/session.ts'

/** The head of every account and staff screen. */
export const staffMetadata: Metadata = {
  title: { default: siteName, template: `%s | ${siteName}` },
  robots: { index: false },
}

/** Root layout of the account screens and of the newsroom. A courtesy, not a gate: every page, query and command asks for itself. */
export async function StaffRoot({ children }: { children: ReactNode }) {
  // When even this fails, the page's own failure is shown inside the shell.
  const session = await currentSession().catch(() => null)
  return <StaffDocument signedIn={session !== null}>{children}</StaffDocument>
}
