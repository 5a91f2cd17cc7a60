import { Features, premiumFeatures } from './pricing-plans.tsx'

/** What a subscriber has, in place of an offer. `standing` is the sentence about their subscription. */
export function HeldPlan({ standing }: { standing: string }) {
  return (
    <section
      aria-label="Sua assinatura"
      className="mx-auto w-full max-w-xl border-2 border-accent bg-raised p-6 sm:p-8"
    >
      <h2 className="text-2xl font-bold">Plano Premium</h2>
      <p className="mt-2 mb-6 leading-relaxed">{standing}</p>
      <Features features={premiumFeatures} />
      <p className="mt-8">
        <a href="/settings" className="button">
          Ver a minha conta
        </a>
      </p>
    </section>
  )
}
