import { leftWords, type Meter } from '#lib/subscriptions/meter.ts'
import { formatMoney, plural } from '#lib/text/format.ts'

interface PaywallProps {
  articleId: string
  priceCents: number
  /** The sign-in screen's address that leads back to the article; null for a signed-in reader. */
  signIn: string | null
  /** The signed-in reader's meter; null while it is off. */
  meter: Meter | null
  /** The premium texts that an account opens each month; 0 while the meter is off. */
  meterPerMonth: number
}

const line = 'inline-flex min-h-11 items-center font-semibold text-accent underline'

/** The offer of a subscription at the end of a premium article's teaser (PREM-4), and what an account without one may read (PREM-8). */
export function Paywall({ articleId, priceCents, signIn, meter, meterPerMonth }: PaywallProps) {
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
          <a href={signIn} className={line}>
            Entre
          </a>
        </p>
      )}
      <p className="mt-3 text-sm text-soft">Apenas {wholeReais(priceCents)}/mês • Cancele quando quiser</p>
      {meter && <Metered articleId={articleId} meter={meter} />}
      {signIn && meterPerMonth > 0 && (
        <p className="mt-6 border-t border-rule pt-4">
          Com uma conta gratuita, você lê {plural(meterPerMonth, 'texto premium', 'textos premium')} por mês.{' '}
          <a href={`${signIn}&tab=cadastrar`} className={line}>
            Criar conta
          </a>
        </p>
      )}
    </section>
  )
}

/** The reader's free texts of this month. A form: no link, prefetch or crawler uses one up. */
function Metered({ articleId, meter: { left, perMonth } }: { articleId: string; meter: Meter }) {
  if (left === 0) {
    return (
      <p className="mt-6 border-t border-rule pt-4 text-soft">
        Você já abriu {perMonth === 1 ? 'o texto premium' : `os ${perMonth} textos premium`} deste mês da sua conta
        gratuita.
      </p>
    )
  }
  return (
    <form method="post" action="/api/meter" className="mt-6 border-t border-rule pt-4">
      <input type="hidden" name="article" value={articleId} />
      <button type="submit" className={line}>
        Ler este texto ({left === 1 ? 'resta 1' : `restam ${left}`} neste mês)
      </button>
    </form>
  )
}

/** Tells a reader who opened this text with their meter how many are left. */
export const MeterNote = ({ meter: { left, perMonth } }: { meter: Meter }) => (
  <p role="note" className="no-print mt-8 border-l-4 border-premium bg-premium-soft px-4 py-3 leading-relaxed">
    Este é um dos seus textos premium gratuitos. {leftWords({ left, perMonth })}{' '}
    <a href="/pricing" className="font-semibold underline">
      Conhecer os planos
    </a>
  </p>
)

/** "R$ 50" instead of "R$ 50,00". */
const wholeReais = (cents: number) => formatMoney(cents).replace(/,00$/, '')
