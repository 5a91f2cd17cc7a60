/** “Gazeta, dinheiro real”: an account at a provider. */
export const accountWords = ({ account, live }: { account: string; live: boolean }): string =>
  `${account || 'conta sem nome'}, ${live ? 'dinheiro real' : 'modo de teste, sem dinheiro real'}`
