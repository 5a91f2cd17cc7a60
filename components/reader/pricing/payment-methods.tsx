import type { Offered, WayToPay } from '#lib/subscriptions/checkout.ts'
import type { Provider } from '#lib/subscriptions/plans.ts'
import { BoletoForm } from './boleto-form.tsx'
import { PlanButtons } from './plan-buttons.tsx'

interface PaymentMethodsProps {
  offered: Offered
  /** Whether the reader is signed in: a card's page then opens in a new tab, and else the sign-in screen in this one. */
  signedIn: boolean
  /** The provider whose tab is open at first: of the reader's last choice. */
  chosen?: Provider | null
}

const tabs: Record<Provider, string> = {
  mercadopago: 'PIX, boleto e cartão nacional',
  stripe: 'Cartão internacional',
}

/** The ways to pay on offer, as tabs without a script: radio buttons that show their panel (PLAN-2). One provider needs no tabs. */
export function PaymentMethods({ offered, signedIn, chosen }: PaymentMethodsProps) {
  const providers = (['mercadopago', 'stripe'] as const).filter(name =>
    offered.methods.some(({ provider }) => provider === name),
  )
  const [only] = providers
  const open = providers.find(name => name === chosen) ?? only
  if (providers.length === 1 && only) {
    return (
      <section aria-label={tabs[only]} className="border border-rule bg-raised">
        <Panel provider={only} offered={offered} signedIn={signedIn} />
      </section>
    )
  }
  return (
    <fieldset className="tabs border border-rule bg-raised">
      <legend className="sr-only">Formas de pagamento</legend>
      <div className="flex flex-wrap border-b border-rule">
        {providers.map(provider => (
          <label
            key={provider}
            className="flex min-h-12 flex-1 items-center justify-center gap-2 border-b-2 border-transparent px-4 py-2 font-semibold has-checked:border-accent has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="forma"
              value={provider}
              defaultChecked={provider === open}
              className="accent-accent"
            />
            {tabs[provider]}
          </label>
        ))}
      </div>
      {providers.map(provider => (
        <div key={provider} className={`panel-${provider}`}>
          <Panel provider={provider} offered={offered} signedIn={signedIn} />
        </div>
      ))}
    </fieldset>
  )
}

interface PanelProps extends PaymentMethodsProps {
  provider: Provider
}

/** A provider's methods, each with a button for each plan. */
const Panel = ({ provider, offered, signedIn }: PanelProps) => (
  <ul className="divide-y divide-rule">
    {offered.methods
      .filter(method => method.provider === provider)
      .map(method => (
        <li key={method.method} className="flex flex-col gap-4 p-5 sm:p-6">
          <div>
            <h3 className="text-lg font-semibold">{wordsFor(method).name}</h3>
            <p className="mt-1 leading-relaxed text-soft">{wordsFor(method).text}</p>
          </div>
          {method.method === 'boleto' && signedIn ? (
            <BoletoForm plans={offered.plans} />
          ) : (
            <PayForm {...method} plans={offered.plans} signedIn={signedIn} />
          )}
        </li>
      ))}
  </ul>
)

interface PayFormProps extends WayToPay {
  plans: Offered['plans']
  signedIn: boolean
}

const actions: Record<Provider, string> = {
  stripe: '/api/create-checkout',
  mercadopago: '/api/create-mercadopago-checkout',
}

/** A card is entered at its provider, in a new tab; a PIX code is shown here. */
function PayForm({ provider, method, plans, signedIn }: PayFormProps) {
  const { name } = wordsFor({ provider, method })
  const newTab = signedIn && method === 'card'
  const busy = method === 'card' ? 'Abrindo a página de pagamento…' : 'Gerando o código PIX…'
  return (
    <form
      action={actions[provider]}
      method="post"
      target={newTab ? '_blank' : undefined}
      data-busy={busy}
      data-signed-out={signedIn ? undefined : ''}
    >
      <input type="hidden" name="method" value={method} />
      <PlanButtons plans={plans} method={name} verb="Assinar" newTab={newTab} />
    </form>
  )
}

interface Words {
  name: string
  text: string
}

function wordsFor({ provider, method }: WayToPay): Words {
  if (provider === 'stripe') return international
  return national[method]
}

const international: Words = {
  name: 'Cartão internacional',
  text: 'Cartões de crédito Visa, Mastercard e American Express emitidos no Brasil ou no exterior, com renovação automática.',
}

const national: Record<WayToPay['method'], Words> = {
  pix: {
    name: 'PIX',
    text: 'O acesso abre em instantes. Você paga um período de cada vez: nada é cobrado automaticamente, e avisamos antes do fim.',
  },
  boleto: {
    name: 'Boleto bancário',
    text: 'O acesso abre quando o banco confirma, em até dois dias úteis. Você paga um período de cada vez.',
  },
  card: {
    name: 'Cartão nacional',
    text: 'Cartões de crédito brasileiros, pelo Mercado Pago, com renovação automática.',
  },
}
