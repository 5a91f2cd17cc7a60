import { isDomainError } from '#lib/errors.ts'
import { type Plan, planLabels, plans } from '#lib/subscriptions/plans.ts'
import { formatMoney } from '#lib/text/format.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { isPublicSite } from '#server/platform/process/settings/outside-address.ts'
import { isTestKey, type PaymentSettings, type StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import { type Prepared, prepareAccount } from '#server/subscriptions/providers/stripe/setup.ts'

/** Stands for the secret that only a prepared account has, so that the key alone is a valid configuration. */
export const secretToCome = 'whsec_a-preparar'

/** Lets `preparar` run with the key alone: the secret of the notifications is its result. */
export function allowKeyAlone(variables: NodeJS.ProcessEnv): void {
  if (variables.STRIPE_SECRET_KEY?.trim() && !variables.STRIPE_WEBHOOK_SECRET?.trim())
    variables.STRIPE_WEBHOOK_SECRET = secretToCome
}

/**
 * Prepares the Stripe account: product, prices, portal, notifications. Gives sentences for the operator. Raises OperatorError when
 * Stripe does not answer or refuses.
 */
export async function prepareStripe(
  keys: StripeKeys,
  { siteUrl, payments, prices }: { siteUrl: string; payments: PaymentSettings; prices: Record<Plan, number | null> },
): Promise<string[]> {
  const base = payments.stripeBase
  const reachable = base !== null || isPublicSite(siteUrl)
  const onSale = plans.flatMap(plan => {
    const amountCents = prices[plan]
    return amountCents === null ? [] : [{ plan, amountCents }]
  })
  const webhookUrl = reachable ? new URL('/api/webhooks/stripe', siteUrl).href : null
  const prepared = await prepareAccount(keys, base, { prices: onSale, webhookUrl }).catch(refused)
  return preparedSentences(prepared, { keys, siteUrl })
}

function refused(error: unknown): never {
  if (!isDomainError(error)) throw error
  const cause = error.cause instanceof Error ? ` Ele respondeu: ${error.cause.message}` : ''
  if (error.code === 'provider_refused')
    throw new OperatorError(`O Stripe recusou o pedido. Confira STRIPE_SECRET_KEY e as permissões da chave.${cause}`)
  throw new OperatorError(`O Stripe não respondeu. Tente de novo em alguns minutos.${cause}`)
}

/** What was done, in sentences. */
export function preparedSentences(
  { productMade, prices, portalMade, endpoint }: Prepared,
  { keys, siteUrl }: { keys: StripeKeys; siteUrl: string },
): string[] {
  const state = (made: boolean) => (made ? 'criado agora' : 'já existia')
  const lines = [
    isTestKey('stripe', keys.secretKey)
      ? 'A chave é de teste: nenhum dinheiro se move.'
      : 'A chave é real: os pagamentos movem dinheiro.',
    `Produto Assinatura Premium: ${state(productMade)}.`,
    ...prices.map(
      ({ plan, amountCents, made }) => `Preço ${planLabels[plan]}, ${formatMoney(amountCents)}: ${state(made)}.`,
    ),
    `Portal para trocar de cartão e ver recibos: ${state(portalMade)}.`,
  ]
  if (!endpoint)
    return [
      ...lines,
      `Avisos: o Stripe não alcança ${siteUrl}. Defina SITE_URL com o endereço público (https) e rode este comando de novo.`,
    ]
  const words = { made: 'criado agora', changed: 'corrigido agora', same: 'já existia' }
  return [
    ...lines,
    `Avisos para ${endpoint.url}: ${words[endpoint.state]}.`,
    ...(endpoint.otherVersion
      ? [
          `Esse endereço de avisos usa outra versão da API (${endpoint.otherVersion}). Apague-o no painel do Stripe e rode este comando de novo.`,
        ]
      : []),
    ...secretSentences(endpoint.secret, keys),
  ]
}

function secretSentences(secret: string | null, { webhookSecret }: StripeKeys): string[] {
  if (secret)
    return [
      `O segredo dos avisos, mostrado só desta vez: ${secret}`,
      'Ponha-o em STRIPE_WEBHOOK_SECRET (no arquivo .env) e reinicie o jornal.',
    ]
  if (webhookSecret !== secretToCome) return []
  return [
    'Falta STRIPE_WEBHOOK_SECRET, e o Stripe só mostra o segredo na criação: copie-o do painel (Desenvolvedores, Webhooks), ou apague lá o endereço e rode este comando de novo.',
  ]
}
