/** The kinds of PIX key. An e-mail may also be the one of an account at a payment provider. */
export const payoutKinds = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export const payoutLabels: Record<PayoutKind, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
  random: 'Chave aleatória',
}

/** An account that money is paid to, in its one spelling: digits, `+55` and digits, lower case. */
export interface PayoutKey {
  kind: PayoutKind
  account: string
}
