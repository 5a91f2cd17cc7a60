import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EndSessions } from '#components/accounts/end-sessions.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { endOtherSessionsAction } from '#server/accounts/actions.ts'
import { currentSession } from '#server/platform/session/session.ts'

const path = '/settings/aparelhos'

export const metadata: Metadata = { title: 'Aparelhos' }

/** The browsers in which the person is signed in. */
export default async function DevicesPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Aparelhos
      </Heading>
      <Section
        title="Sessões"
        intro="Se você entrou na sua conta em um aparelho que já não usa, encerre o acesso por lá."
      >
        <EndSessions endOthers={endOtherSessionsAction} />
      </Section>
    </div>
  )
}
