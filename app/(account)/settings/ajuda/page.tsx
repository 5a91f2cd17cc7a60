import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MessageForm } from '#components/support/message-form.client.tsx'
import { OwnMessages } from '#components/support/own-messages.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { helpPath } from '#lib/addresses/paths.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { sendMessageAction } from '#server/support/actions.ts'
import { listOwnMessages } from '#server/support/queries.ts'

export const metadata: Metadata = { title: 'Ajuda' }

/** Where a person writes to the newspaper. Subscribers' messages are read first. */
export default async function HelpPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(helpPath))
  const { actor, email } = session
  const messages = await listOwnMessages(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Ajuda
      </Heading>
      <Section
        title="Falar com o jornal"
        intro={
          <>
            A resposta vai para <span className="wrap-anywhere">{email}</span>.
            {actor.subscribed && ' Como você é assinante, sua mensagem é lida primeiro.'}
          </>
        }
      >
        <MessageForm send={sendMessageAction} />
      </Section>
      {messages.length > 0 && (
        <Section title="Suas mensagens">
          <OwnMessages messages={messages} />
        </Section>
      )}
    </div>
  )
}
