import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { Features, premiumFeatures } from './pricing-plans.tsx'

interface HeldPlanProps {
  /** The sentence about their subscription. */
  standing: string
  status: SubscriptionStatus
}

const advice: Partial<Record<SubscriptionStatus, string>> = {
  cancelled: 'Mudou de ideia? Até lá, você volta a assinar na sua conta.',
  past_due: 'Atualize o cartão na sua conta, ou pague de outra forma abaixo, antes que o acesso termine.',
}

/** What a subscriber has, in place of an offer. */
export function HeldPlan({ standing, status }: HeldPlanProps) {
  return (
    <section
      aria-label="Sua assinatura"
      className="mx-auto w-full max-w-xl border-2 border-accent bg-raised p-6 sm:p-8"
    >
      <h2 className="text-2xl font-bold">Plano Premium</h2>
      <p className="mt-2 leading-relaxed">{standing}</p>
      {advice[status] && <p className="mt-2 leading-relaxed">{advice[status]}</p>}
      <div className="mt-6">
        <Features features={premiumFeatures} />
      </div>
      <p className="mt-8">
        <a href="/settings" className="button">
          Gerenciar assinatura
        </a>
      </p>
    </section>
  )
}
