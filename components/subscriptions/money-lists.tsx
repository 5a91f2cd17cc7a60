import { Badge } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { receiptPath } from '#lib/addresses/paths.ts'
import { checkoutPath } from '#lib/subscriptions/checkout.ts'
import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { problemLabels } from '#lib/subscriptions/problems.ts'
import { hasReceipt } from '#lib/subscriptions/receipt.ts'
import { formatMoney, longDateTime, shortDate } from '#lib/text/format.ts'
import { untilWords } from '#lib/text/until.ts'
import type { OwnCheckout } from '#server/subscriptions/checkout/queries.ts'
import type { Receipt, RefundView } from '#server/subscriptions/managing/queries.ts'

/** The checkouts that can be paid still, each with its page. */
export const OpenCheckouts = ({ checkouts, moment }: { checkouts: readonly OwnCheckout[]; moment: Date }) => (
  <ul className="divide-y divide-rule">
    {checkouts.map(({ id, method, plan, amountCents, expiresAt, url }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
        <p>
          {methodLabels[method]}, plano {planLabels[plan].toLowerCase()}, {formatMoney(amountCents)}
          <span className="block text-sm text-soft">Vale até {untilWords(expiresAt, moment)}</span>
        </p>
        <a href={method === 'card' && url ? url : checkoutPath(id)} className="text-accent underline">
          {pageWords[method]}
        </a>
      </li>
    ))}
  </ul>
)

const pageWords = { pix: 'Ver o código PIX', boleto: 'Ver o boleto', card: 'Continuar o pagamento' } as const

const kindWords: Record<Receipt['kind'], string> = {
  payment: 'Pagamento',
  refund: 'Devolução',
  refund_failure: 'Devolução não concluída',
  chargeback: 'Contestação',
  chargeback_reversal: 'Contestação encerrada',
}

/** What was paid and given back, the newest first. */
export const Receipts = ({ receipts }: { receipts: readonly Receipt[] }) => (
  <SmallTable
    caption="Recibos"
    columns={['Data', 'Movimento', 'Valor', 'Forma', 'Recibo']}
    rows={receipts.map(({ id, at, kind, amountCents, method, problem }) => ({
      key: id,
      cells: [
        shortDate(at),
        problem ? (
          <>
            {kindWords[kind]}
            <span className="block text-sm text-soft">Não abriu o acesso: {problemLabels[problem]}</span>
          </>
        ) : (
          kindWords[kind]
        ),
        formatMoney(amountCents),
        methodLabels[method],
        hasReceipt(kind) ? (
          <a
            key="recibo"
            href={receiptPath(id)}
            className="text-accent underline"
            aria-label={`Ver recibo de ${shortDate(at)}`}
          >
            Ver recibo
          </a>
        ) : (
          '–'
        ),
      ],
    }))}
  />
)

const states = {
  requested: { text: 'Em andamento', color: 'amber' },
  done: { text: 'Devolvido', color: 'green' },
  refused: { text: 'Não concluída', color: 'red' },
} as const

/** The payments that are given back, with the protocol to quote. */
export const Refunds = ({ refunds }: { refunds: readonly RefundView[] }) => (
  <ul className="divide-y divide-rule">
    {refunds.map(({ protocol, amountCents, status, requestedAt, doneAt }) => (
      <li
        key={protocol}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
      >
        <p>
          Protocolo <span className="font-mono font-medium">{protocol}</span>, {formatMoney(amountCents)}
          <span className="block text-sm text-soft">
            Pedida em {longDateTime(requestedAt)}
            {doneAt && `, concluída em ${longDateTime(doneAt)}`}
          </span>
          {status === 'refused' && (
            <span className="block text-sm">
              O banco não aceitou a devolução, e o valor voltou para o jornal. Ele continua sendo seu:{' '}
              <a href="/settings/ajuda" className="text-accent underline">
                escreva ao jornal
              </a>{' '}
              para combinar como recebê-lo.
            </span>
          )}
        </p>
        <Badge color={states[status].color}>{states[status].text}</Badge>
      </li>
    ))}
  </ul>
)
