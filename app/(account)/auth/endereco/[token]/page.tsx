import { Button } from '@radix-ui/themes'
import { LinkCard } from '#components/accounts/codes/link-card.tsx'
import { findLink } from '#server/accounts/codes/queries.ts'
import { linkMetadata } from '../../../../_staff/link-metadata.ts'

export const metadata = linkMetadata('Mudança de e-mail')

/** Confirms or stops a change of address at one of its two ends (ACC-12). Opening the page changes nothing. */
export default async function AddressChangePage({ params }: PageProps<'/auth/endereco/[token]'>) {
  const { token } = await params
  const link = await findLink(token, ['change_email_old', 'change_email_new'])
  return (
    <LinkCard
      title="Mudança de e-mail"
      state={link?.state ?? null}
      again={{ label: 'Abrir a segurança da conta', href: '/settings/seguranca' }}
    >
      <p className="wrap-anywhere">
        {link?.kind === 'change_email_old'
          ? `A conta de ${link.address} pediu para trocar este e-mail por outro. Confirme só se foi você.`
          : `Confirme que ${link?.address} é seu, para usá-lo na sua conta.`}
      </p>
      <form action="/api/auth/endereco" method="post" className="flex flex-col gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="answer" value="confirmar" size="3">
          Confirmar a mudança
        </Button>
        <Button type="submit" name="answer" value="cancelar" size="3" variant="soft" color="red">
          Cancelar a mudança
        </Button>
      </form>
    </LinkCard>
  )
}
