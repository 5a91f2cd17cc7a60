import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EndEverywhere, EndSessions } from '#components/accounts/sessions/end-sessions.client.tsx'
import { SessionList } from '#components/accounts/sessions/session-list.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { endAllSessionsAction, endOtherSessionsAction, endSessionAction } from '#server/accounts/sessions/actions.ts'
import { listSessions } from '#server/accounts/sessions/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'

const path = '/settings/aparelhos'

export const metadata: Metadata = { title: 'Aparelhos' }

/** The browsers in which the person is signed in (SES-8). */
export default async function DevicesPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const sessions = await listSessions(session.actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Aparelhos
      </Heading>
      <Section
        title="Onde você está conectado"
        intro="Se você entrou na sua conta em um aparelho que já não usa, encerre o acesso por lá."
      >
        <SessionList sessions={sessions} own={session.id} now={now()} end={endSessionAction} />
        <div className="mt-5 flex flex-wrap gap-3 border-t border-rule pt-5">
          <EndSessions endOthers={endOtherSessionsAction} />
          <EndEverywhere endAll={endAllSessionsAction} />
        </div>
      </Section>
    </div>
  )
}
