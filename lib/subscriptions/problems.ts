/** Why a payment opens nothing. */
export const paymentProblems = ['checkout', 'person', 'provider', 'plan', 'amount', 'currency', 'payer'] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** What follows “Um pagamento não abriu o acesso:”. */
export const problemLabels: Record<PaymentProblem, string> = {
  checkout: 'a compra não foi iniciada neste site',
  person: 'a assinatura é de outra conta',
  provider: 'a compra foi iniciada em outro provedor',
  plan: 'o plano não é o da compra',
  amount: 'o valor não é o da compra',
  currency: 'a moeda não é o real',
  payer: 'quem paga já desistiu duas vezes em doze meses, e o valor está sendo devolvido',
}
