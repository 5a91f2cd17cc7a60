import { type PaymentProblem, problemLabels } from './problems.ts'

/** A movement of money in the ledger. */
export const ledgerKinds = ['payment', 'refund', 'refund_failure', 'chargeback', 'chargeback_reversal'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerLabels: Record<LedgerKind, string> = {
  payment: 'Pagamento',
  refund: 'Devolução',
  refund_failure: 'Devolução não concluída',
  chargeback: 'Contestação',
  chargeback_reversal: 'Contestação ganha',
}

/** Whether a movement brings money or takes it. */
export const ledgerSigns: Record<LedgerKind, 1 | -1> = {
  payment: 1,
  refund: -1,
  refund_failure: 1,
  chargeback: -1,
  chargeback_reversal: 1,
}

export const checkoutLabels = { open: 'Em aberto', paid: 'Pago', expired: 'Vencido', failed: 'Recusado' } as const
export const refundLabels = { requested: 'Pedida', done: 'Devolvida', refused: 'Não concluída' } as const

/** An amount with its currency: "R$ 50,00", "US$ 10,00". */
export const formatAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(cents / 100)

export const problemSentence = (problem: string): string =>
  `Não abriu o acesso: ${problem in problemLabels ? problemLabels[problem as PaymentProblem] : problem}.`

/** What caused a change, in words. */
const causes: Record<string, string> = {
  unpaid: 'Esperando o pagamento',
  paid: 'Pagamento confirmado',
  overdue: 'Pagamento atrasado',
  refund: 'Pagamento devolvido',
  chargeback: 'Pagamento contestado',
  cancelled: 'Cancelamento',
  ended: 'Fim do período sem pagamento',
  resumed: 'Cancelamento desfeito',
  plan: 'Troca de plano',
}

export const causeSentence = (cause: string): string => causes[cause] ?? cause
