import type { AccountCodeKind } from '#lib/accounts/codes.ts'
import { codeMinutes, isTyped } from '#lib/accounts/codes.ts'
import { addressLinkPath, confirmationPath, passwordLinkPath } from '#lib/addresses/paths.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter, MailBlock } from '#server/platform/mail/letter.ts'
import { alreadyRegistered } from '../letters.ts'
import { linkTokenOf, typedCodeOf } from './code.ts'

/** The row that a mail is about. */
interface Code {
  id: string
  kind: AccountCodeKind
  userId: string | null
  data: unknown
}

/** The texts of a kind's mail, around its link or code. They repeat nothing that somebody typed. */
interface Words {
  subject: string
  reason: string
  texts: readonly string[]
  link?: { label: string; path: (token: string) => string }
  after: string
}

const term = (kind: AccountCodeKind): string =>
  codeMinutes[kind] >= 60 ? `${codeMinutes[kind] / 60} horas` : `${codeMinutes[kind]} minutos`

const ignore = 'Se não foi você, ignore esta mensagem: nada muda.'
const someoneAsked = 'Você recebe esta mensagem porque alguém a pediu no site com este e-mail.'

const words: Partial<Record<AccountCodeKind, Words>> = {
  sign_up: {
    subject: 'Confirme seu e-mail',
    reason: 'Você recebe esta mensagem porque alguém preencheu o cadastro do site com este e-mail.',
    texts: ['Falta um passo para criar a sua conta: confirmar que este e-mail é seu.'],
    link: { label: 'Confirmar e-mail', path: confirmationPath },
    after: 'Se não foi você quem fez este cadastro, não confirme: sem a confirmação, nenhuma conta é criada.',
  },
  confirm_email: {
    subject: 'Confirme seu e-mail',
    reason: someoneAsked,
    texts: ['Confirme que o e-mail da sua conta é seu.'],
    link: { label: 'Confirmar e-mail', path: confirmationPath },
    after: ignore,
  },
  recovery: {
    subject: 'Escolha uma nova senha',
    reason: someoneAsked,
    texts: ['Para escolher uma nova senha para a sua conta, use este link.'],
    link: { label: 'Escolher nova senha', path: passwordLinkPath },
    after: ignore,
  },
  change_email_old: {
    subject: 'Mudança do e-mail da sua conta',
    reason: 'Você recebe esta mensagem porque o dono da conta com este e-mail pediu para mudar de endereço.',
    texts: [
      'Alguém pediu, dentro da sua conta, para trocar este e-mail por outro. A troca só acontece depois que os dois endereços confirmarem.',
    ],
    link: { label: 'Confirmar ou cancelar a mudança', path: addressLinkPath },
    after:
      'Se não foi você, abra o link e cancele a mudança. Depois escolha uma nova senha: alguém está usando a sua conta.',
  },
  change_email_new: {
    subject: 'Confirme seu novo e-mail',
    reason: 'Você recebe esta mensagem porque alguém quer usar este e-mail em uma conta do site.',
    texts: ['Confirme que este e-mail é seu para usá-lo na sua conta. O endereço antigo também precisa confirmar.'],
    link: { label: 'Confirmar novo e-mail', path: addressLinkPath },
    after: ignore,
  },
  email_sign_in: {
    subject: 'Seu código para entrar',
    reason: someoneAsked,
    texts: ['Digite este código na tela em que você o pediu.'],
    after: 'Não passe este código a ninguém: o jornal nunca o pede. Se não foi você, ignore esta mensagem.',
  },
  reauthentication: {
    subject: 'Seu código de confirmação',
    reason: 'Você recebe esta mensagem porque alguém a pediu dentro da sua conta.',
    texts: ['Digite este código na tela em que você o pediu.'],
    after:
      'Não passe este código a ninguém: o jornal nunca o pede. Se não foi você, alguém está usando a sua conta: escolha uma nova senha.',
  },
}

/** The mail of a code; null for an address without an account, and for a kind that goes elsewhere. */
export function codeLetter({ id, kind, userId, data }: Code, house: House): Letter | null {
  if (kind === 'sign_up' && userId !== null) return alreadyRegistered(house)
  const open = kind === 'sign_up' ? Object.keys(data ?? {}).length > 0 : userId !== null
  const own = words[kind]
  if (!own || !open) return null
  const { subject, reason, texts, link, after } = own
  const key: MailBlock = link
    ? { kind: 'button', label: link.label, url: house.siteUrl + link.path(linkTokenOf(id)) }
    : { kind: 'code', code: typedCodeOf(id) }
  return {
    secret: true,
    subject: `${subject}: ${house.name}`,
    reason,
    blocks: [
      { kind: 'text', text: 'Olá!' },
      ...texts.map((text): MailBlock => ({ kind: 'text', text })),
      key,
      { kind: 'text', text: `${isTyped(kind) ? 'O código' : 'O link'} vale ${term(kind)} e uma única vez.` },
      { kind: 'text', text: after },
    ],
  }
}
