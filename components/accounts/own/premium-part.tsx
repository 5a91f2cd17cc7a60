import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'

const title = 'Assinatura Premium'

/** The person's subscription, or the way to the plans. `standing` is the sentence about it; null without one. */
export function PremiumPart({ standing }: { standing: string | null }) {
  if (standing === null) {
    return (
      <Section title={title} intro="O Premium abre as reportagens exclusivas e tira os anúncios.">
        <Button asChild>
          <a href="/pricing">Conhecer os planos</a>
        </Button>
      </Section>
    )
  }
  return (
    <Section title={title}>
      <p className="mb-4">{standing}</p>
      <Button asChild variant="outline">
        <Link href="/settings/assinatura">Gerenciar assinatura</Link>
      </Button>
    </Section>
  )
}
