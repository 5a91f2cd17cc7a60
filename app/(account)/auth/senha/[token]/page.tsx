import { LinkCard } from '#components/accounts/codes/link-card.tsx'
import { NewPasswordForm } from '#components/accounts/password/new-password-form.client.tsx'
import { findLink } from '#server/accounts/codes/queries.ts'
import { resetPasswordAction } from '#server/accounts/password/actions.ts'
import { linkMetadata } from '../../../../_staff/link-metadata.ts'

export const metadata = linkMetadata('Nova senha')

/** Sets a new password by a link (ACC-11). Opening the page changes nothing, so that a scanner of links uses none up. */
export default async function NewPasswordPage({ params }: PageProps<'/auth/senha/[token]'>) {
  const { token } = await params
  const link = await findLink(token, ['recovery'])
  return (
    <LinkCard
      title="Nova senha"
      state={link?.state ?? null}
      again={{ label: 'Pedir outro link', href: '/auth?tab=recuperar' }}
    >
      <p>Os aparelhos que estão conectados à sua conta vão sair dela.</p>
      <NewPasswordForm token={token} email={link?.address ?? ''} reset={resetPasswordAction} />
    </LinkCard>
  )
}
