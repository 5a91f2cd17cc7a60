import { Button } from '@radix-ui/themes'
import { LinkCard } from '#components/accounts/codes/link-card.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { findLink } from '#server/accounts/codes/queries.ts'
import { linkMetadata } from '../../../../_staff/link-metadata.ts'

export const metadata = linkMetadata('Confirmar e-mail')

/** Confirms an address, and takes the password of a new account (ACC-9). Opening the page changes nothing, so that a scanner of links uses none up. The form works without a script. */
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
      <form action="/api/auth/confirmar" method="post" className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        {link?.kind === 'sign_up' && <ChosenPassword email={link.address} />}
        <Button type="submit" size="3">
          Confirmar e-mail
        </Button>
      </form>
    </LinkCard>
  )
}

/** The password of the new account. Whoever filled the sign-up in may be a stranger: only the password that is typed here counts. */
const ChosenPassword = ({ email }: { email: string }) => (
  <>
    <input type="hidden" name="username" value={email} autoComplete="username" readOnly />
    <Field
      label="Senha"
      hint="Repita a senha do cadastro ou escolha outra: vale a que você digitar aqui. Mínimo 8 caracteres"
    >
      {control => <PasswordInput {...control} name="password" size="3" autoComplete="new-password" required />}
    </Field>
  </>
)
