import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { anonymous } from '#lib/actor.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { staffIdentity } from './identity.ts'
import { chosenScheme } from './scheme.ts'

/** The head of every account and staff screen. */
export async function staffMetadata(): Promise<Metadata> {
  const { name } = await staffIdentity()
  return { title: { default: name, template: `%s | ${name}` }, robots: { index: false } }
}

/** Root layout of the account screens and of the newsroom. It is no access control: every page, query and command checks its policy. */
export async function StaffRoot({ children }: { children: ReactNode }) {
  // When this fails too, the shell shows the page's own error.
  const [session, { name }, scheme] = await Promise.all([
    currentSession().catch(() => null),
    staffIdentity(),
    chosenScheme(),
  ])
  return (
    <StaffDocument scheme={scheme} name={name} actor={session?.actor ?? anonymous}>
      {children}
    </StaffDocument>
  )
}
