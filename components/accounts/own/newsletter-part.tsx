import { Button } from '@radix-ui/themes'
import { SubmitOnce } from '#components/subscriptions/submit-once.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { frequencyLabels } from '#lib/newsletter/subscriber.ts'
import type { AccountNewsletter } from '#server/newsletter/queries.ts'

interface NewsletterPartProps {
  /** Null for an address that is not subscribed, or not confirmed. */
  newsletter: AccountNewsletter | null
  email: string
}

/** What the newsletter brings to the account's address, or one press to ask for it. */
export function NewsletterPart({ newsletter, email }: NewsletterPartProps) {
  if (newsletter?.status === 'active') {
    const { frequency, city, path } = newsletter
    return (
      <Section title="Newsletter">
        <p className="mb-4">
          Você recebe {city ? `as notícias de ${city}` : 'as notícias de todas as cidades'}:{' '}
          {frequencyLabels[frequency].toLowerCase()}.
        </p>
        <Button asChild variant="outline">
          <a href={path}>Mudar ou cancelar</a>
        </Button>
      </Section>
    )
  }
  return (
    <Section
      title="Newsletter"
      intro={
        newsletter?.status === 'pending'
          ? 'Falta confirmar: abra o e-mail que enviamos, ou peça outro.'
          : 'As notícias no seu e-mail. Enviamos uma mensagem para você confirmar.'
      }
    >
      <form method="post" action="/api/newsletter">
        <input type="hidden" name="email" value={email} />
        <SubmitOnce busyText="Pedindo…">Receber a newsletter</SubmitOnce>
      </form>
    </Section>
  )
}
