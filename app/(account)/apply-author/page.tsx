import { Button, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { Advice } from '#components/accounts/advice.tsx'
import { ApplyForm } from '#components/applications/apply-form.client.tsx'
import { OwnApplication } from '#components/applications/own-application.tsx'
import { isStaff, type SignedIn as Person } from '#lib/actor.ts'
import { findOwnApplication } from '#server/applications/queries.ts'
import { currentSession } from '#server/platform/session/session.ts'

export const metadata: Metadata = { title: 'Candidate-se a autor' }

/** The application to become an author (APPLY-1), or the state of one's own. */
export default async function ApplyAuthorPage() {
  const session = await currentSession()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <header>
        <Heading as="h1" size="7">
          Candidate-se a autor
        </Heading>
        <p className="mt-1 text-soft">Conte quem você é e o que já fez. Respondemos por e-mail.</p>
      </header>
      {session ? <SignedIn actor={session.actor} email={session.email} /> : <ApplyForm userId={null} email="" />}
    </div>
  )
}

async function SignedIn({ actor, email }: { actor: Person; email: string }) {
  if (isStaff(actor)) return <AlreadyWrites />
  const application = await findOwnApplication(actor)
  const mayApply = application === null || application.status === 'rejected'
  return (
    <>
      {application && <OwnApplication application={application} />}
      {mayApply && <ApplyForm userId={actor.id} email={email} />}
    </>
  )
}

const AlreadyWrites = () => (
  <Advice
    title="Você já escreve para o jornal"
    action={
      <Button asChild>
        <a href="/create">Criar artigo</a>
      </Button>
    }
  >
    A sua conta já faz parte da redação: não é preciso se candidatar.
  </Advice>
)
