import { HeldPlan } from '#components/reader/pricing/held-plan.tsx'
import { PaymentMethods } from '#components/reader/pricing/payment-methods.tsx'
import { PricingPlans } from '#components/reader/pricing/pricing-plans.tsx'
import { PricingQuestions } from '#components/reader/pricing/pricing-questions.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { TermsLine } from '#components/reader/terms-line.tsx'
import { PayScript, WaitsForRights } from '#components/reader-script/scripts.tsx'
import { type Actor, anonymous, isEditor, isMaster, isSignedIn } from '#lib/actor.ts'
import { pricingPath } from '#lib/addresses/paths.ts'
import { offerGraph } from '#lib/seo/json-ld/offer.ts'
import type { Offered } from '#lib/subscriptions/checkout.ts'
import { type Provider, providers } from '#lib/subscriptions/plans.ts'
import { type HeldSubscription, mayPayAgain, standingOf } from '#lib/subscriptions/subscription.ts'
import { demonstrationWords } from '#lib/subscriptions/trial.ts'
import { findOwnSubscription } from '#server/accounts/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { pictureOfSite } from '#server/sharing/queries.ts'
import { offered as findOffered } from '#server/subscriptions/checkout/queries.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'
import { loadIdentity, loadShell } from '../_page/shell.ts'

/** Seconds that the page is kept: a process learns of payment keys that another one stored within ten. */
const LIFE = 60

export const generateMetadata = () =>
  readerMetadata({
    title: 'Planos',
    description:
      'Leia de graça ou assine o Premium: conteúdo exclusivo, sem anúncios e com cancelamento a qualquer momento.',
    path: pricingPath,
  })

/** The plans, their prices and the ways to pay (PLAN-2); for a subscriber, what they have. */
export default async function Pricing({ searchParams }: PageProps<'/pricing'>) {
  const { forma } = await searchParams
  const chosen = providers.find(name => name === forma) ?? null
  const { session } = await loadShell()
  const reader = session?.actor ?? anonymous
  const [offered, held] = await Promise.all([findOffered(), isSignedIn(reader) ? findOwnSubscription(reader) : null])
  return (
    <>
      <Directive life={LIFE} />
      {isSignedIn(reader) && !held && <WaitsForRights />}
      {isSignedIn(reader) && <PayScript />}
      {held ? (
        <Held held={held} offered={offered} chosen={chosen} moment={now()} />
      ) : (
        <Offer offered={offered} chosen={chosen} reader={reader} />
      )}
    </>
  )
}

interface HeldProps {
  held: HeldSubscription
  offered: Offered
  chosen: Provider | null
  moment: Date
}

const Held = ({ held, offered, chosen, moment }: HeldProps) => (
  <div className="mx-auto flex max-w-4xl flex-col gap-8 pt-4 sm:pt-8">
    {offered.trial && <TrialMark offered={offered} />}
    <h1 className="text-center text-4xl leading-tight font-bold sm:text-5xl">Você já é assinante</h1>
    <HeldPlan standing={standingOf(held, moment)} status={held.status} />
    {mayPayAgain(held, moment) && (
      <Payment
        title={held.status === 'past_due' ? 'Pagar de outra forma' : 'Renovar agora'}
        offered={offered}
        chosen={chosen}
        signedIn
      />
    )}
  </div>
)

async function Offer({ offered, chosen, reader }: { offered: Offered; chosen: Provider | null; reader: Actor }) {
  const identity = await loadIdentity()
  const open = offered.methods.length > 0
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-12 pt-4 sm:pt-8">
      {open && (
        <DataScript
          type="application/ld+json"
          data={offerGraph(siteOrigin(), offered.plans, identity, pictureOfSite(identity).url)}
        />
      )}
      <header className="text-center">
        <h1 className="text-4xl leading-tight font-bold sm:text-5xl">Jornalismo local custa. Escolha como ler.</h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-soft">
          As notícias públicas são gratuitas, hoje e sempre. O Premium abre as reportagens exclusivas.
        </p>
      </header>
      {open && offered.trial && <TrialMark offered={offered} />}
      {open && isEditor(reader) && <StaffMark />}
      <PricingPlans offered={offered} master={isMaster(reader)} />
      <Payment
        title="Formas de pagamento"
        offered={offered}
        chosen={chosen}
        signedIn={isSignedIn(reader)}
        // What somebody chose before signing in. The newsroom reads everything without paying.
        begins={!isEditor(reader)}
      />
      <PricingQuestions offered={offered} />
    </div>
  )
}

/** Tells those who read everything already that they need not pay. */
const StaffMark = () => (
  <p role="note" className="border-l-4 border-accent bg-sunken px-4 py-3 leading-relaxed">
    Você é da redação: já lê todos os artigos premium, sem assinar.
  </p>
)

interface PaymentProps {
  title: string
  offered: Offered
  chosen: Provider | null
  signedIn: boolean
  /** Whether a payment that was chosen before signing in begins by itself (components/reader-script/chosen-way.ts). */
  begins?: boolean
}

/** The ways to pay; nothing when none is configured. */
function Payment({ title, begins = false, ...ways }: PaymentProps) {
  const { offered } = ways
  if (offered.methods.length === 0) return null
  return (
    <section aria-labelledby="pagamento" data-begins={begins ? '' : undefined}>
      <h2 id="pagamento" className="mb-4 text-2xl font-bold">
        {title}
      </h2>
      <PaymentMethods {...ways} />
      <div className="mt-3">
        <TermsLine act="Ao pagar" />
      </div>
    </section>
  )
}

/** Says that the payments of this site move no money: test keys, or the demonstration's stand-ins for the providers. */
const TrialMark = ({ offered: { demonstration } }: { offered: Offered }) => (
  <p role="note" className="border-2 border-dashed border-premium bg-premium-soft px-4 py-3 leading-relaxed">
    {demonstration ? (
      <>
        <strong>{demonstrationWords}</strong> Percorra a assinatura inteira: as telas de pagamento são de mentira.
      </>
    ) : (
      <>
        <strong>Pagamentos em modo de teste.</strong> As chaves deste jornal são de teste: nada é cobrado de verdade.
      </>
    )}
  </p>
)
