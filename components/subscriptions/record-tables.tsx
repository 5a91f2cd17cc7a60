import { SmallTable } from '#components/ui/small-table.tsx'
import { causeSentence, checkoutLabels, refundLabels } from '#lib/subscriptions/ledger-words.ts'
import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { subscriptionLabels } from '#lib/subscriptions/subscription-list.ts'
import { formatMoney } from '#lib/text/format.ts'
import type { SubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { Day } from './subscription-cells.tsx'

/** A subscription's changes of status, plan and price. */
export function ChangeTable({ changes }: Pick<SubscriptionRecord, 'changes'>) {
  if (changes.length === 0) return <p className="text-sm text-soft">Nenhuma mudança registrada.</p>
  return (
    <SmallTable
      caption="Mudanças"
      columns={['Status', 'Dia', 'Plano', 'Preço', 'Causa']}
      rows={changes.map(({ id, statusBefore, status, plan, priceCents, cause, at }) => ({
        key: id,
        cells: [
          statusBefore && statusBefore !== status
            ? `${subscriptionLabels[statusBefore]} → ${subscriptionLabels[status]}`
            : subscriptionLabels[status],
          <Day key="day" of={at} />,
          planLabels[plan],
          formatMoney(priceCents),
          causeSentence(cause),
        ],
      }))}
    />
  )
}

/** Attempts to pay. */
export const CheckoutTable = ({ checkouts }: Pick<SubscriptionRecord, 'checkouts'>) => (
  <SmallTable
    caption="Tentativas de pagamento"
    columns={['Situação', 'Começada', 'Meio', 'Plano', 'Valor', 'Paga']}
    rows={checkouts.map(({ id, status, createdAt, method, plan, amountCents, paidAt }) => ({
      key: id,
      cells: [
        checkoutLabels[status],
        <Day key="day" of={createdAt} />,
        methodLabels[method],
        planLabels[plan],
        formatMoney(amountCents),
        paidAt ? <Day key="paid" of={paidAt} /> : '',
      ],
    }))}
  />
)

/** Refunds that the reader or a master asked for. */
export const RefundTable = ({ refunds }: Pick<SubscriptionRecord, 'refunds'>) => (
  <SmallTable
    caption="Pedidos de devolução"
    columns={['Protocolo', 'Pedida', 'Valor', 'Situação', 'Por', 'Motivo']}
    rows={refunds.map(({ id, protocol, requestedAt, amountCents, status, requestedBy, reason }) => ({
      key: id,
      cells: [
        protocol,
        <Day key="day" of={requestedAt} />,
        formatMoney(amountCents),
        refundLabels[status],
        requestedBy ?? 'Conta excluída',
        reason,
      ],
    }))}
  />
)
