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
