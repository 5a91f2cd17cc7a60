import { PaymentMethods } from '#components/reader/pricing/payment-methods.tsx'
import { PricingPlans } from '#components/reader/pricing/pricing-plans.tsx'
import { PricingQuestions } from '#components/reader/pricing/pricing-questions.tsx'
import { premiumPriceCents } from '#lib/limits.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'
import { loadShell } from '../_page/shell.ts'

export const generateMetadata = () =>
  readerMetadata({
    title: 'Planos',
    description: 'Leia de graça ou assine o Premium: conteúdo exclusivo, sem anúncios, e cancele quando quiser.',
    path: '/pricing',
  })

/** The plans and their prices (PLAN-2). */
export default async function Pricing() {
  const { session } = await loadShell()
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-12 pt-4 sm:pt-8">
      <Directive />
      <header className="text-center">
        <h1 className="text-4xl leading-tight font-bold sm:text-5xl">Jornalismo local custa. Escolha como ler.</h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-soft">
          As notícias públicas são gratuitas, hoje e sempre. O Premium abre as reportagens exclusivas.
        </p>
      </header>
      <PricingPlans priceCents={premiumPriceCents} subscribed={session?.actor.subscribed ?? false} />
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
