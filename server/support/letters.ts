import { longDateTime } from '#lib/text/format.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

/** A stored message with its writer. */
export interface WrittenMessage {
  protocol: string
  subscriber: boolean
  subject: string
  message: string
  createdAt: Date
  writer: { name: string; email: string; hasAccount: boolean }
}

/** The mail to the newspaper's address. Its answer goes to the writer, so the protocol stands in the subject. */
export const toHouse = (written: WrittenMessage, { siteUrl }: House): Letter => ({
  subject: `${written.subscriber ? '[Assinante] ' : ''}${written.subject} (${written.protocol})`,
  reason: 'Você recebe esta mensagem porque este é o e-mail do jornal. Responda a ela para responder à pessoa.',
  blocks: [
    {
      kind: 'facts',
      facts: [
        ['Protocolo', written.protocol],
        ['De', `${written.writer.name}, ${written.writer.email}`],
        ['Assinante', written.subscriber ? 'Sim' : written.writer.hasAccount ? 'Não' : 'Escreveu sem conta'],
        ['Recebida', longDateTime(written.createdAt)],
      ],
    },
    { kind: 'text', text: written.message },
    { kind: 'button', label: 'Abrir as mensagens', url: `${siteUrl}/admin/mensagens` },
  ],
})

/** The mail that tells the writer that the message arrived. It repeats nothing that was typed: the address may be somebody else's. */
export const toWriter = (
  { protocol, writer: { hasAccount } }: Pick<WrittenMessage, 'protocol' | 'writer'>,
  { name, siteUrl }: House,
): Letter => ({
  subject: `Recebemos sua mensagem (${protocol}): ${name}`,
  reason: hasAccount
    ? 'Você recebe esta mensagem porque a conta deste e-mail escreveu ao jornal.'
    : 'Você recebe esta mensagem porque alguém informou este e-mail ao escrever ao jornal. Se não foi você, não precisa fazer nada.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    { kind: 'text', text: 'Recebemos sua mensagem. Vamos ler e responder por e-mail.' },
    { kind: 'facts', facts: [['Protocolo', protocol]] },
    ...(hasAccount
      ? [{ kind: 'button' as const, label: 'Ver minhas mensagens', url: `${siteUrl}/settings/ajuda` }]
      : []),
  ],
})
