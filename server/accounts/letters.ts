import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

const reason = 'Você recebe esta mensagem porque alguém preencheu o cadastro do site com este e-mail.'

/**
 * The mail to the owner of an e-mail that was typed into the sign-up form. It holds nothing else from the form, so that nobody can send
 * their own text through this site.
 */
export const welcome = ({ name, siteUrl }: House): Letter => ({
  subject: `Sua conta foi criada: ${name}`,
  reason,
  blocks: [
    { kind: 'text', text: 'Olá!' },
    { kind: 'text', text: 'Sua conta foi criada. Para entrar, use este e-mail e a senha que você escolheu.' },
    { kind: 'button', label: 'Entrar', url: `${siteUrl}/auth` },
    { kind: 'text', text: 'Se não foi você quem fez este cadastro, ignore esta mensagem.' },
  ],
})

/** The mail to the owner of an account whose e-mail was typed into the sign-up form. */
export const alreadyRegistered = ({ name, siteUrl }: House): Letter => ({
  subject: `Este e-mail já tem uma conta: ${name}`,
  reason,
  blocks: [
    { kind: 'text', text: 'Olá!' },
    {
      kind: 'text',
      text: 'Alguém preencheu o nosso cadastro com este e-mail, que já tem uma conta. Nada mudou nela.',
    },
    { kind: 'text', text: 'Se foi você, entre com a senha que já usa ou escolha uma nova.' },
    { kind: 'button', label: 'Entrar', url: `${siteUrl}/auth` },
    { kind: 'text', text: 'Se não foi você, não é preciso fazer nada.' },
  ],
})

/** What changed in an account, for the mail that says so. */
export type AccountChange = 'password' | 'email' | 'email_replaced'

interface ChangeFacts {
  /** The moment in São Paulo's time. */
  at: string
  /** The network that it came from; empty when unknown. */
  network: string
}

const changed: Record<AccountChange, string> = {
  password: 'A senha da sua conta foi trocada, e os outros aparelhos saíram da conta.',
  email:
    'O e-mail da sua conta foi trocado, depois que os dois endereços confirmaram. Este endereço já não entra nela, e os outros aparelhos saíram da conta.',
  email_replaced:
    'Um Master do jornal trocou o e-mail da sua conta, porque alguém disse que perdeu o acesso a este endereço. Este endereço já não entra nela, e a senha deixou de valer.',
}

/** The mail that says that an account's password or address was changed. */
export const changeLetter = (
  change: AccountChange,
  { at, network }: ChangeFacts,
  { name, siteUrl }: House,
): Letter => ({
  subject: `${change === 'password' ? 'Sua senha mudou' : 'O e-mail da sua conta mudou'}: ${name}`,
  reason: 'Você recebe esta mensagem porque ela trata da segurança da sua conta.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    {
      kind: 'text',
      text: changed[change],
    },
    { kind: 'facts', facts: [['Quando', at], ...(network ? [['Rede', network] as const] : [])] },
    ...(change === 'password'
      ? ([
          {
            kind: 'text',
            text: 'Se não foi você, escolha agora uma nova senha. Depois confira em Configurações, Segurança, se há chaves, telefones ou contas ligadas que você não conhece.',
          },
          { kind: 'button', label: 'Escolher nova senha', url: `${siteUrl}/auth?tab=recuperar` },
        ] as const)
      : ([
          { kind: 'text', text: 'Se não foi você, fale com o jornal.' },
          { kind: 'button', label: 'Falar com o jornal', url: `${siteUrl}/contato` },
        ] as const)),
  ],
})
