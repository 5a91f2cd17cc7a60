import type { Offered } from '#lib/subscriptions/checkout.ts'
import { type OfferedPlan, yearlySaving } from '#lib/subscriptions/offer.ts'
import { planLabels, planPeriods } from '#lib/subscriptions/plans.ts'
import { formatMoney } from '#lib/text/format.ts'

const free = [
  'Todos os artigos públicos',
  'Resumo e início dos artigos premium',
  'Notícias da sua cidade na página inicial',
]
/** What the premium plan includes. */
export const premiumFeatures = [
  'Conteúdo premium ilimitado',
  'Novos artigos exclusivos toda semana',
  'Sem anúncios',
  'Suporte prioritário',
  'Cancele quando quiser',
]

interface PricingPlansProps {
  offered: Offered
  /** Whether the reader is a master, who can set the payments up. */
  master: boolean
}

/** The free and the premium plan, side by side (PLAN-2). */
export function PricingPlans({ offered: { plans, methods }, master }: PricingPlansProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Plan name="Gratuito" price={<Price amount="R$ 0" period="por mês" />} features={free}>
        <a href="/" className="inline-flex min-h-11 items-center font-semibold text-accent underline">
          Ler as notícias
        </a>
      </Plan>
      <Plan name="Premium" price={<Prices plans={plans} />} features={premiumFeatures} strong>
        {methods.length > 0 ? (
          <a href="#pagamento" className="button">
            Escolher a forma de pagamento
          </a>
        ) : (
          <NotOpen master={master} />
        )}
      </Plan>
    </div>
  )
}

const NotOpen = ({ master }: { master: boolean }) => (
  <div className="border-l-4 border-premium bg-premium-soft px-4 py-3 text-sm leading-relaxed">
    <p>
      <strong>Os pagamentos ainda não estão ativados neste jornal.</strong> As assinaturas ainda não estão abertas; nada
      é cobrado.
    </p>
    {master && (
      <p className="mt-2">
        Só você, master, lê isto: as chaves do Stripe e do Mercado Pago faltam.{' '}
        <a href="/admin/pagamentos" className="font-semibold underline">
          Configurar pagamentos
        </a>
      </p>
    )}
  </div>
)

function Prices({ plans }: { plans: readonly OfferedPlan[] }) {
  const saving = yearlySaving(plans)
  return (
    <dl className="mt-2 flex flex-col gap-3">
      {plans.map(({ plan, priceCents }) => (
        <div key={plan}>
          <dt className={plans.length > 1 ? 'text-sm font-semibold' : 'sr-only'}>
            Plano {planLabels[plan].toLowerCase()}
          </dt>
          <dd>
            <Price amount={formatMoney(priceCents)} period={planPeriods[plan]} />
            {plan === 'yearly' && saving && saving.percent > 0 && (
              <p className="text-sm text-soft">
                Sai a {formatMoney(saving.monthCents)} por mês: {saving.percent}% menos que o mensal.
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Price = ({ amount, period }: { amount: string; period: string }) => (
  <p className="font-serif text-4xl font-black tracking-tight">
    {amount} <span className="font-sans text-base font-normal tracking-normal text-soft">{period}</span>
  </p>
)

interface PlanProps {
  name: string
  price: React.ReactNode
  features: readonly string[]
  strong?: boolean
  children: React.ReactNode
}

function Plan({ name, price, features, strong = false, children }: PlanProps) {
  return (
    <section
      aria-label={`Plano ${name}`}
      className={`flex flex-col gap-6 bg-raised p-6 sm:p-8 ${strong ? 'border-2 border-accent' : 'border border-rule'}`}
    >
      <div>
        <h2 className="mb-2 text-2xl font-bold">{name}</h2>
        {price}
      </div>
      <Features features={features} />
      <div className="mt-auto">{children}</div>
    </section>
  )
}

/** The features of a plan, each with a tick. */
export const Features = ({ features }: { features: readonly string[] }) => (
  <ul className="flex flex-col gap-2.5">
    {features.map(feature => (
      <li key={feature} className="flex gap-3">
        <Check />
        {feature}
      </li>
    ))}
  </ul>
)

const Check = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-1 size-4 shrink-0 fill-none stroke-accent stroke-2">
    <path d="M2 8.5l4 4 8-9" />
  </svg>
)
