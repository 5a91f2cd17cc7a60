import { DataList } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'
import { personPath } from '#lib/addresses/paths.ts'
import { methodLabels, periodWords, planLabels } from '#lib/subscriptions/plans.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import { formatMoney, longDate, longDateTime } from '#lib/text/format.ts'
import type { SubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { StatusBadge } from './subscription-cells.tsx'

/** A subscription's present state. */
export function SubscriptionFacts({ record, children }: { record: SubscriptionRecord; children?: ReactNode }) {
  return (
    <Section title="Situação">
      <DataList.Root>
        {factsOf(record).map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.Label minWidth="9rem">{label}</DataList.Label>
            <DataList.Value className="min-w-0 wrap-anywhere">{value}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      {children}
    </Section>
  )
}

function factsOf(record: SubscriptionRecord): [string, ReactNode][] {
  const { person, plan, priceCents, nextPlan, method, paymentProvider, paymentProviderId, renews } = record
  const { currentPeriodStart, currentPeriodEnd, cancelledAt, cancelReason, endedAt, createdAt, readAt } = record
  const hasPeriod = currentPeriodStart < currentPeriodEnd
  const facts: [string, ReactNode][] = [
    ['Pessoa', person ? <Person key="person" {...person} /> : 'Conta excluída'],
    ['Status', <StatusBadge key="status" status={record.status} />],
    ['Plano', `${planLabels[plan]}, ${formatMoney(priceCents)} ${periodWords(plan, method)}`],
    ['Pagamento', `${methodLabels[method]}, ${providerLabel(record.standIn ? 'demo' : paymentProvider)}`],
    ['Período pago', hasPeriod ? `${longDate(currentPeriodStart)} a ${longDate(currentPeriodEnd)}` : 'Nenhum'],
    ['Renovação automática', renews ? 'Sim' : 'Não'],
    ['Desde', longDate(createdAt)],
    ['Código no provedor', paymentProviderId],
  ]
  if (nextPlan) facts.push(['Próximo plano', planLabels[nextPlan]])
  if (cancelledAt) facts.push(['Cancelada', longDateTime(cancelledAt)])
  if (cancelReason) facts.push(['Motivo', cancelReason])
  if (endedAt) facts.push(['Encerrada', longDateTime(endedAt)])
  if (readAt) facts.push(['Última leitura no provedor', longDateTime(readAt)])
  return facts
}

const Person = ({ id, name, email }: { id: string; name: string; email: string }) => (
  <span>
    <a href={personPath(id)} className="text-accent underline">
      {name}
    </a>
    <span className="text-soft">, {email}</span>
  </span>
)
