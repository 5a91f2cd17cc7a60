import { HeldPlan } from '#components/reader/pricing/held-plan.tsx'
import { PaymentMethods } from '#components/reader/pricing/payment-methods.tsx'
import { PricingPlans } from '#components/reader/pricing/pricing-plans.tsx'
import { PricingQuestions } from '#components/reader/pricing/pricing-questions.tsx'
import { standingOf } from '#lib/subscriptions/subscription.ts'
import { findOwnSubscription } from '#server/accounts/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'
import { loadShell } from '../_page/shell.ts'

export const generateMetadata = () =>
  readerMetadata({
    title: 'Planos',
    description:
      'Leia de graça ou assine o Premium: conteúdo exclusivo, sem anúncios e com cancelamento a qualquer momento.',
    path: '/pricing',
  })

/** The plans and their prices (PLAN-2); for a subscriber, what they have. */
export default async function Pricing() {
  const { session, settings } = await loadShell()
  const held = session ? await findOwnSubscription(session.actor) : null
  return held ? <Held standing={standingOf(held, now())} /> : <Offer priceCents={settings.pricing.premiumCents} />
}

const Held = ({ standing }: { standing: string }) => (
  <div className="flex flex-col gap-8 pt-4 sm:pt-8">
    <Directive />
    <h1 className="text-center text-4xl leading-tight font-bold sm:text-5xl">Você já é assinante</h1>
    <HeldPlan standing={standing} />
  </div>
)

function Offer({ priceCents }: { priceCents: number }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-12 pt-4 sm:pt-8">
      <Directive />
      <header className="text-center">
        <h1 className="text-4xl leading-tight font-bold sm:text-5xl">Jornalismo local custa. Escolha como ler.</h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-soft">
          As notícias públicas são gratuitas, hoje e sempre. O Premium abre as reportagens exclusivas.
        </p>
      </header>
      <PricingPlans priceCents={priceCents} />
      <section aria-labelledby="pagamento">
        <h2 id="pagamento" className="mb-4 text-2xl font-bold">
          Formas de pagamento
        </h2>
        <PaymentMethods />
      </section>
      <PricingQuestions />
    </div>
  )
}
