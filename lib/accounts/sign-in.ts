/** The ways to sign in, as sessions store them. `identity` is an account at another provider. */
export const signInMethods = ['password', 'email_code', 'phone_code', 'passkey', 'identity', 'wallet'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** The ways to sign in, as screens call them. */
export const methodNames: Record<SignInMethod, string> = {
  password: 'Senha',
  email_code: 'Código por e-mail',
  phone_code: 'Código por telefone',
  passkey: 'Chave de acesso',
  identity: 'Outra identidade',
  wallet: 'Carteira',
}

/** Minutes after a proof of identity in which sensitive acts need no other (decision 0196). */
export const proofMinutes = 10

/** Whether a proof of identity still counts at a moment. */
export const isFresh = (provedAt: Date, moment: Date): boolean =>
  moment.getTime() - provedAt.getTime() < proofMinutes * 60 * 1000
