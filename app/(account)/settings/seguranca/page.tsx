import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FactorSection } from '#components/accounts/factors/factor-section.tsx'
import { PasskeySection } from '#components/accounts/factors/passkey-section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { staffIdentity } from '../../../_staff/identity.ts'
import { findSecondFactors } from './factors.ts'

const path = '/settings/seguranca'

export const metadata: Metadata = { title: 'Segurança' }

/** What keeps one's own account one's own. */
export default async function SecurityPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const [factors, { name }] = await Promise.all([findSecondFactors(session), staffIdentity()])
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Segurança
      </Heading>
      <FactorSection {...factors} siteName={name} />
      <PasskeySection factors={factors.factors} rows={factors.rows} enrolKey={factors.enrolKey} />
    </div>
  )
}
