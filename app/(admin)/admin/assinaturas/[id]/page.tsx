import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { LedgerTable } from '#components/subscriptions/ledger-table.tsx'
import { ReasonedAct } from '#components/subscriptions/reasoned-act.client.tsx'
import { ChangeTable, CheckoutTable, RefundTable } from '#components/subscriptions/record-tables.tsx'
import { SubscriptionFacts } from '#components/subscriptions/subscription-facts.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { subscriptionPath } from '#lib/addresses/paths.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { longDate } from '#lib/text/format.ts'
import { cancelForAction, refundPaymentAction } from '#server/subscriptions/managing/actions.ts'
import { findSubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Assinatura' }

/** One subscription with its ledger: every payment, refund and chargeback, and every change. */
export default async function SubscriptionPage({ params }: PageProps<'/admin/assinaturas/[id]'>) {
  const { id } = await params
  const { actor } = await enter(subscriptionPath(id))
  const record = await findSubscriptionRecord(actor, id)
  if (!record) notFound()
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      {record.isSettling && <SteadyRefresh seconds={5} />}
      <ScreenHeading back={{ path: subscriptionList.path, label: 'Assinaturas' }}>
        {`Assinatura de ${record.person?.name ?? 'conta excluída'}`}
      </ScreenHeading>
      <SubscriptionFacts record={record}>
        {record.acts.cancel && (
          <p className="mt-4">
            <ReasonedAct
              act={cancelForAction}
              input={{ id: record.id }}
              label="Cancelar assinatura"
              title="Cancelar esta assinatura?"
              consequence={
                record.status === 'active'
                  ? `Nada mais será cobrado. A pessoa lê tudo até ${longDate(record.currentPeriodEnd)}.`
                  : 'Não tentaremos mais a cobrança em aberto, e o acesso da pessoa termina agora.'
              }
              success="Assinatura cancelada."
              failure="Não foi possível cancelar a assinatura."
            />
          </p>
        )}
      </SubscriptionFacts>
      <Section title="Movimentos" intro="O que entrou e saiu, como o provedor informou. Nada aqui se altera.">
        <LedgerTable
          entries={record.entries}
          refunds={record.acts.refunds}
          person={record.person}
          provider={record.paymentProvider}
          refund={refundPaymentAction}
        />
      </Section>
      {record.refunds.length > 0 && (
        <Section title="Pedidos de devolução">
          <RefundTable refunds={record.refunds} />
        </Section>
      )}
      <Section title="Mudanças">
        <ChangeTable changes={record.changes} />
      </Section>
      {record.checkouts.length > 0 && (
        <Section title="Tentativas de pagamento">
          <CheckoutTable checkouts={record.checkouts} />
        </Section>
      )}
    </div>
  )
}
