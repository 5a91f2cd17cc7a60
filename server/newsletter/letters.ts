import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

/**
 * The answer to a sign-up with the public form. It goes to the address in any case, so that the form's answer does not tell who receives the
 * newsletter. Null for an address that marked a mail as spam: it gets none.
 */
export function confirmationLetter(
  { status, token }: { status: SubscriberStatus; token: string },
  { name, siteUrl }: House,
): Letter | null {
  if (status === 'complained') return null
  const url = siteUrl + ownNewsletterPath(token)
  const reason = `Você recebe esta mensagem porque este e-mail foi digitado no formulário da newsletter: ${name}.`
  if (status === 'active') {
    return {
      subject: `Você já recebe a newsletter: ${name}`,
      reason,
      secret: true,
      blocks: [
        { kind: 'text', text: 'Olá!' },
        {
          kind: 'text',
          text: 'Este e-mail já está inscrito. Você pode mudar a cidade, a frequência ou sair quando quiser.',
        },
        { kind: 'button', label: 'Ver minha inscrição', url },
      ],
    }
  }
  return {
    subject: `Confirme sua inscrição na newsletter: ${name}`,
    reason,
    secret: true,
    blocks: [
      { kind: 'text', text: 'Olá!' },
      { kind: 'text', text: 'Falta um passo para receber as notícias por e-mail: abra a página e confirme.' },
      { kind: 'button', label: 'Confirmar inscrição', url },
      { kind: 'text', text: 'Se não foi você, ignore esta mensagem: nada será enviado sem a confirmação.' },
    ],
  }
}
