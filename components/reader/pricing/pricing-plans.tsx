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

/** The free and the premium plan, side by side (PLAN-2). */
export function PricingPlans({ priceCents }: { priceCents: number }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Plan name="Gratuito" price="R$ 0" features={free}>
        <a href="/" className="inline-flex min-h-11 items-center font-semibold text-accent underline">
          Ler as notícias
        </a>
      </Plan>
      <Plan name="Premium" price={formatMoney(priceCents)} features={premiumFeatures} strong>
        <p className="border-l-4 border-premium bg-premium-soft px-4 py-3 text-sm leading-relaxed">
          <strong>Os pagamentos ainda não estão ativados neste portal.</strong> Por enquanto não é possível assinar;
          nada é cobrado.
        </p>
      </Plan>
    </div>
  )
}

interface PlanProps {
  name: string
  price: string
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
        <h2 className="text-2xl font-bold">{name}</h2>
        <p className="mt-2 font-serif text-4xl font-black tracking-tight">
          {price} <span className="font-sans text-base font-normal tracking-normal text-soft">por mês</span>
        </p>
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
