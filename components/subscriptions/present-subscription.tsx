import { Badge, DataList } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { withContact } from '#components/ui/with-contact.tsx'
import { helpPath } from '#lib/addresses/paths.ts'
import { formatAmount } from '#lib/subscriptions/ledger-words.ts'
import { isPrepaid, methodLabels, periodWords, planLabels, providerLabels } from '#lib/subscriptions/plans.ts'
import { problemLabels } from '#lib/subscriptions/problems.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { subscriptionLabels } from '#lib/subscriptions/subscription-list.ts'
import { formatMoney, longDate } from '#lib/text/format.ts'
import type { OwnSubscription } from '#server/subscriptions/managing/queries.ts'

const colors: Record<SubscriptionStatus, 'green' | 'gray' | 'amber' | 'red'> = {
  active: 'green',
  cancelled: 'gray',
  past_due: 'red',
  incomplete: 'amber',
}

/** What a person has: state, plan, price, what comes next, and how it is paid. */
export function PresentSubscription({ subscription }: { subscription: OwnSubscription }) {
  const { status, plan, priceCents, method, provider, nextPlan } = subscription
  const [label, text] = nextOf(subscription)
  return (
    <DataList.Root orientation={{ initial: 'vertical', xs: 'horizontal' }}>
      <Row label="Situação">
        <span role="status">
          <Badge color={colors[status]}>{subscriptionLabels[status]}</Badge>
        </span>
      </Row>
      <Row label="Plano">
        Premium {planLabels[plan].toLowerCase()}, {formatMoney(priceCents)} {periodWords(plan, method)}
      </Row>
      {nextPlan && (
        <Row label={isPrepaid({ method }) ? 'Próximo pagamento' : 'Próximo plano'}>
          Premium {planLabels[nextPlan.plan].toLowerCase()}, {formatMoney(nextPlan.priceCents)}{' '}
          {periodWords(nextPlan.plan, method)}, a partir de {longDate(subscription.currentPeriodEnd)}
        </Row>
      )}
      <Row label={label}>{text}</Row>
      <Row label="Pagamento">
        {methodLabels[method]}
        {provider && `, pelo ${providerLabels[provider]}`}
      </Row>
    </DataList.Root>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <DataList.Item>
    <DataList.Label minWidth="8rem">{label}</DataList.Label>
    <DataList.Value>
      <div>{children}</div>
    </DataList.Value>
  </DataList.Item>
)

/** What comes next: a charge, an end, or a payment that is missing. */
function nextOf({
  status,
  renews,
  priceCents,
  currentPeriodEnd,
  accessEnd,
  grants,
  followerId,
  problem,
}: OwnSubscription): [string, ReactNode] {
  const end = longDate(currentPeriodEnd)
  if (status === 'incomplete' && problem) return ['Situação do pagamento', withContact(problemWords(problem), helpPath)]
  if (status === 'incomplete') return ['Situação do pagamento', 'O primeiro pagamento ainda não foi confirmado.']
  if (status === 'past_due') {
    const missing = renews ? 'Não conseguimos cobrar o último pagamento' : 'O próximo período ainda não foi pago'
    const until = `${missing}. Você lê tudo até ${longDate(accessEnd)}.`
    return ['Pagamento em atraso', grants ? until : `${missing}, e o acesso terminou.`]
  }
  if (status === 'cancelled' && !grants) return ['Acesso terminou em', `${end}. Nada mais será cobrado.`]
  if (followerId) return ['Plano de agora', `até ${end}; depois começa o próximo.`]
  if (status === 'cancelled') return ['Acesso até', `${end}. Nada mais será cobrado.`]
  if (renews) return ['Próxima cobrança', `${end}, ${formatMoney(priceCents)}`]
  return ['Pago até', `${end}. Nada é cobrado automaticamente: avisaremos antes do fim.`]
}

/** What happened to a payment that opened nothing, and what is done about it. */
function problemWords({ reason, amountCents, currency, isReturning }: NonNullable<OwnSubscription['problem']>): string {
  const happened = `Recebemos ${formatAmount(amountCents, currency)}, mas o acesso não foi aberto: ${problemLabels[reason]}.`
  return isReturning
    ? `${happened} A devolução está em andamento.`
    : `${happened} Escreva ao jornal para receber o valor de volta ou tente de novo.`
}
