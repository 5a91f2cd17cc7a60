import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentSession } from '#server/platform/session.ts'

export const metadata: Metadata = { title: 'Dashboard' }

/** The personal dashboard (editorial §2). */
export default async function DashboardPage() {
  const session = await currentSession()
  if (!session) redirect('/auth?next=/dashboard')
  return <Heading size="7">Olá, {session.fullName || 'Usuário'}</Heading>
}
