import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { SubmitOnce } from '#components/ui/forms/submit-once.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { frequencyLabels } from '#lib/newsletter/subscriber.ts'
import { shortDate } from '#lib/text/format.ts'
import type { HistoryEntry } from '#server/audience/queries/history.ts'
import type { AccountNewsletter } from '#server/newsletter/queries.ts'

const premium = 'Assinatura Premium'

/** The person's subscription, or the way to the plans. `standing` is the sentence about it; null without one. */
export function PremiumPart({ standing }: { standing: string | null }) {
  if (standing === null) {
    return (
      <Section title={premium} intro="O Premium abre as reportagens exclusivas e tira os anúncios.">
        <Button asChild>
          <a href="/pricing">Conhecer os planos</a>
        </Button>
      </Section>
    )
  }
  return (
    <Section title={premium}>
      <p className="mb-4">{standing}</p>
      <Button asChild variant="outline">
        <Link href="/settings/assinatura">Gerenciar assinatura</Link>
      </Button>
    </Section>
  )
}

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

const readings = 'Suas leituras'
const most = 5

/** The texts that the person read last, to go on with; null when they could not be read. */
export function ReadPart({ entries }: { entries: readonly HistoryEntry[] | null }) {
  if (entries === null) return null
  if (entries.length === 0) {
    return (
      <Section title={readings}>
        <p className="text-soft">Os textos que você ler aparecem aqui.</p>
      </Section>
    )
  }
  return (
    <Section title={readings}>
      <ul className="mb-4 divide-y divide-rule border-y border-rule">
        {entries.slice(0, most).map(({ id, title, path, depth, readAt }) => (
          <li key={id} className="py-3">
            {path ? (
              <a href={path} className="font-serif text-lg leading-snug font-semibold hover:underline">
                {title}
              </a>
            ) : (
              <span className="text-soft">{title}</span>
            )}
            <p className="mt-1 text-sm text-soft">
              {shortDate(readAt)} · {depth}% lido
            </p>
          </li>
        ))}
      </ul>
      <Button asChild variant="outline">
        <Link href="/settings/historico">Ver tudo o que você leu</Link>
      </Button>
    </Section>
  )
}
