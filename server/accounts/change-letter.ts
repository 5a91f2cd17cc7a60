import { graceDays } from '#lib/accounts/factors.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

/** The changes of an account that its owner is told of: all that decide who enters it. */
export const accountChanges = [
  'password',
  'email',
  'email_replaced',
  'factor_added',
  'factor_removed',
  'factors_reset',
  'recovery_used',
  'recovery_renewed',
  'identity_linked',
  'identity_unlinked',
  'phone_confirmed',
  'phone_removed',
] as const
export type AccountChange = (typeof accountChanges)[number]

/** The end of the subject, and the sentence. `of` names the factor or the provider. */
const words: Record<AccountChange, (of: string) => readonly [what: string, text: string]> = {
  password: () => ['senha trocada', 'A senha da sua conta foi trocada, e os outros aparelhos saíram da conta.'],
  email: () => [
    'e-mail trocado',
    'O e-mail da sua conta foi trocado, depois que os dois endereços confirmaram. Este endereço já não entra nela, e os outros aparelhos saíram da conta.',
  ],
  email_replaced: () => [
    'e-mail trocado pelo jornal',
    'O jornal trocou o e-mail da sua conta, porque alguém disse que perdeu o acesso a este endereço. Este endereço já não entra nela, e a senha deixou de valer.',
  ],
  factor_added: of => ['nova forma de entrar', `Foi acrescentado à sua conta: ${of}.`],
  factor_removed: of => ['forma de entrar removida', `Foi removido da sua conta: ${of}.`],
  factors_reset: () => [
    'fatores removidos',
    `O jornal removeu os aplicativos, as chaves e os códigos de recuperação da sua conta. Se o jornal exige um segundo fator, cadastre outro em até ${graceDays} dias.`,
  ],
  recovery_used: () => [
    'código de recuperação usado',
    'Alguém entrou na sua conta com um dos seus códigos de recuperação. Esse código não vale mais.',
  ],
  recovery_renewed: () => [
    'novos códigos de recuperação',
    'Foram criados novos códigos de recuperação para a sua conta. Os antigos não valem mais.',
  ],
  identity_linked: of => ['identidade ligada', `Uma identidade de ${of} foi ligada à sua conta e agora entra nela.`],
  identity_unlinked: of => [
    'identidade desligada',
    `Uma identidade de ${of} foi desligada da sua conta e já não entra nela.`,
  ],
  phone_confirmed: () => [
    'telefone confirmado',
    'Um telefone foi confirmado na sua conta e agora recebe códigos para entrar nela.',
  ],
  phone_removed: () => ['telefone removido', 'O telefone da sua conta foi removido e já não entra nela.'],
}

interface ChangeFacts {
  change: AccountChange
  /** The name of the factor or the provider; empty for other changes. */
  of: string
  /** The moment in São Paulo's time. */
  at: string
  /** The network that it came from; empty when unknown. */
  network: string
}

/** The mail to an account's owner after any change of how it is entered: what, when, and what to do if it was somebody else. Repeats nothing typed. */
export const changeLetter = ({ change, of, at, network }: ChangeFacts, { name, siteUrl }: House): Letter => {
  const [what, text] = words[change](of)
  return {
    subject: `Mudança na sua conta: ${what}: ${name}`,
    reason: 'Você recebe esta mensagem porque ela trata da segurança da sua conta.',
    blocks: [
      { kind: 'text', text: 'Olá!' },
      { kind: 'text', text },
      { kind: 'facts', facts: [['Quando', at], ...(network ? [['Rede', network] as const] : [])] },
      // Whoever reads the old address cannot recover the account with it any more.
      ...(change === 'email' || change === 'email_replaced'
        ? ([
            { kind: 'text', text: 'Se não foi você, fale com o jornal.' },
            { kind: 'button', label: 'Falar com o jornal', url: `${siteUrl}/contato` },
          ] as const)
        : ([
            {
              kind: 'text',
              text: 'Se não foi você, escolha agora uma nova senha. Depois confira na sua conta, em Segurança, se há chaves, telefones ou contas ligadas que você não conhece.',
            },
            { kind: 'button', label: 'Escolher nova senha', url: `${siteUrl}/auth?tab=recuperar` },
          ] as const)),
    ],
  }
}
