import { formatMoney } from '#lib/text/format.ts'

interface PaywallProps {
  priceCents: number
  /** The sign-in screen's address that leads back to the article; null for a signed-in reader. */
  signIn: string | null
}

/** The offer of a subscription at the end of a premium article's teaser (PREM-4). */
export function Paywall({ priceCents, signIn }: PaywallProps) {
  return (
    <section
      aria-labelledby="assine"
      className="no-print mt-2 border-y-4 border-double border-strong px-4 py-10 text-center"
    >
      <h2 id="assine" className="text-2xl font-bold sm:text-3xl">
        Continue lendo com o Premium
      </h2>
      <p className="mx-auto mt-3 max-w-md leading-relaxed text-soft">
        Este artigo é exclusivo para assinantes. A assinatura abre todos os textos e paga o trabalho de quem apura.
      </p>
      <p className="mt-6">
        <a href="/pricing" className="button">
          Conhecer os planos
        </a>
      </p>
      {signIn && (
        <p className="mt-3">
          Já é assinante?{' '}
          <a href={signIn} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
            Entre
          </a>
        </p>
      )}
      <p className="mt-3 text-sm text-soft">Apenas {wholeReais(priceCents)}/mês • Cancele quando quiser</p>
    </section>
  )
}

/** "R$ 50" instead of "R$ 50,00". */
const wholeReais = (cents: number) => formatMoney(cents).replace(/,00$/, '')
