import { Button } from '@radix-ui/themes'
import { LinkCard } from '#components/accounts/codes/link-card.tsx'
import { findLink } from '#server/accounts/codes/queries.ts'
import { linkMetadata } from '../../../../_staff/link-metadata.ts'

export const metadata = linkMetadata('Confirmar e-mail')

/** Confirms an address (ACC-9). Opening the page changes nothing, so that a scanner of links uses none up. The form works without a script. */
export default async function ConfirmationPage({ params }: PageProps<'/auth/confirmar/[token]'>) {
  const { token } = await params
  const link = await findLink(token, ['sign_up', 'confirm_email'])
  return (
    <LinkCard
      title="Confirmar e-mail"
      state={link?.state ?? null}
      again={{ label: 'Pedir outro link', href: '/auth?tab=reenviar' }}
    >
      <p className="wrap-anywhere">
        {link?.kind === 'sign_up'
          ? `Confirme para criar a conta com ${link.address}. Se não foi você quem se cadastrou, feche esta página.`
          : `Confirme que ${link?.address} é o seu e-mail.`}
      </p>
      <form action="/api/auth/confirmar" method="post" className="flex flex-col">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="3">
          Confirmar e-mail
        </Button>
      </form>
    </LinkCard>
  )
}
