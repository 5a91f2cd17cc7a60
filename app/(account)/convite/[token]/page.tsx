import { Button, Card, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { TermsLine } from '#components/reader/terms-line.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { OpenAccountForm } from '#components/users/open-account-form.client.tsx'
import { roleNames } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { invitationPath } from '#lib/addresses/paths.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { acceptInvitationAction, openByInvitationAction } from '#server/users/invitations/actions.ts'
import { findInvitation, type InvitationPage } from '#server/users/invitations/queries/invitation-page.ts'
import { staffIdentity } from '../../../_staff/identity.ts'
import { linkMetadata } from '../../../_staff/link-metadata.ts'

export const metadata = linkMetadata('Convite')

/** An invitation by mail. Opening the page changes nothing, so that a scanner of links uses none up. */
export default async function InvitationScreen({ params }: PageProps<'/convite/[token]'>) {
  const { token } = await params
  const [invitation, session, { name }] = await Promise.all([findInvitation(token), currentSession(), staffIdentity()])
  return (
    <Card size="4" className="mx-auto w-full max-w-md">
      <div className="flex flex-col gap-4">
        <Heading as="h1" size="6" align="center">
          {invitation?.state === 'open' ? `Convite para ${name}` : 'Este convite não vale mais'}
        </Heading>
        {invitation?.state === 'open' ? (
          <Acceptance token={token} invitation={invitation} signedInAs={session?.email ?? null} />
        ) : (
          <Over reason={invitation ? reasons[invitation.state] : unknown} />
        )}
      </div>
    </Card>
  )
}

const unknown = 'O link está incompleto ou o convite não existe mais.'
const reasons: Record<Exclude<InvitationPage['state'], 'open'>, string> = {
  used: 'Ele já foi usado. Se foi você, entre com a sua conta.',
  withdrawn: 'Ele foi retirado pela redação.',
  expired: 'O prazo de 7 dias terminou.',
}

function Over({ reason }: { reason: string }) {
  return (
    <>
      <p className="text-center">{reason} Se precisar, peça outro a quem convidou você.</p>
      <Button asChild size="3">
        <a href="/auth">Entrar</a>
      </Button>
    </>
  )
}

interface AcceptanceProps {
  token: string
  invitation: InvitationPage
  /** The e-mail of the account that is signed in. */
  signedInAs: string | null
}

function Acceptance({ token, invitation, signedInAs }: AcceptanceProps) {
  const { email, role, fullName, hasAccount } = invitation
  const as = <strong>{roleNames[role]}</strong>
  if (!hasAccount && signedInAs === null)
    return (
      <>
        <p>Crie a sua conta para entrar na redação como {as}.</p>
        <OpenAccountForm token={token} email={email} fullName={fullName} open={openByInvitationAction} />
        <TermsLine act="Ao criar a conta" />
      </>
    )
  if (signedInAs === email)
    return (
      <>
        <p>
          Com o convite, a sua conta, {email}, entra na redação como {as}.
        </p>
        <ActButton
          act={acceptInvitationAction}
          input={{ token }}
          success="Convite aceito."
          failure="Não foi possível aceitar o convite."
          busyText="Aceitando..."
          size="3"
          variant="solid"
          next="/dashboard"
        >
          Aceitar o convite
        </ActButton>
      </>
    )
  return (
    <SignIn path={signInPath(invitationPath(token))} signedIn={signedInAs !== null}>
      {signedInAs
        ? `Você entrou como ${signedInAs}, e o convite é para ${email}. Saia e abra o link de novo.`
        : `Já existe uma conta com ${email}. Use-a para entrar na redação como ${roleNames[role]}.`}
    </SignIn>
  )
}

/** Signing out is a form that works without a script. */
function SignIn({ path, signedIn, children }: { path: string; signedIn: boolean; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      {signedIn ? (
        <form action="/api/session/end" method="post" className="flex flex-col">
          <Button type="submit" size="3">
            Sair
          </Button>
        </form>
      ) : (
        <Button asChild size="3">
          <a href={path}>Entrar</a>
        </Button>
      )}
    </>
  )
}
