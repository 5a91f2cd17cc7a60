import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Dashboard } from '#components/accounts/dashboard.tsx'
import { isStaff } from '#lib/actor.ts'
import { signInPath } from '#lib/own-path.ts'
import { masterExists } from '#server/accounts/queries.ts'
import { countPublished } from '#server/articles/queries/tally.ts'
import { currentSession } from '#server/platform/session.ts'

export const metadata: Metadata = { title: 'Dashboard' }

/** The personal dashboard (editorial §2). */
export default async function DashboardPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath('/dashboard'))
  const { actor, fullName } = session
  const [hasMaster, published] = await Promise.all([masterExists(), isStaff(actor) ? countPublished(actor) : null])
  return <Dashboard fullName={fullName} held={actor.roles} published={published} canClaimMaster={!hasMaster} />
}
