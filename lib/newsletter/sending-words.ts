import { reasonOf } from '../mail/reply.ts'
import { judgeRefusal } from './bounce.ts'
import type { EditionStatus } from './edition.ts'

/** An edition's status and the colour of its badge. */
export const editionBadges: Record<
  EditionStatus,
  { label: string; color: 'gray' | 'blue' | 'amber' | 'green' | 'red' }
> = {
  draft: { label: 'Rascunho', color: 'gray' },
  scheduled: { label: 'Agendada', color: 'blue' },
  sending: { label: 'Enviando', color: 'amber' },
  paused: { label: 'Pausada', color: 'amber' },
  sent: { label: 'Enviada', color: 'green' },
  stopped: { label: 'Interrompida', color: 'red' },
}

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const integer = new Intl.NumberFormat('pt-BR')

/** A count with its share of the mails sent: “1.204 (34,5%)”. */
export const countAndShare = (count: number, of: number): string =>
  `${integer.format(count)} (${oneDecimal.format(of > 0 ? count / of : 0)})`

/** A mail server's reply in plain words. */
export function replyInWords(reply: string): string {
  const [, status = ''] = /\b([45]\.\d{1,3}\.\d{1,3})\b/.exec(reply) ?? []
  const [, code = ''] = /\b([45]\d\d)\b/.exec(reply) ?? []
  const reason = reasonOf(reply)
  if (judgeRefusal({ reply })?.kind === 'hard') return 'O endereço não existe ou foi desativado.'
  const isBareFull = status === '' && /^[45]52$/.test(code) && reason === null
  if (/^[45]\.2\.2$/.test(status) || reason === 'full' || isBareFull) return 'A caixa de entrada está cheia.'
  if (reason === 'closed' || /^5\.2\.1$/.test(status)) return 'A caixa de entrada está desativada ou bloqueada.'
  if (/^[45]\.7\./.test(status) || reason === 'us')
    return 'O servidor recusa mensagens nossas: veja se o domínio e o servidor de envio estão em listas de bloqueio.'
  if (/does not answer|Timeout|ETIMEDOUT/i.test(reply)) return 'O servidor não responde.'
  if (code.startsWith('4')) return 'O servidor pede para esperar.'
  if (code.startsWith('5')) return 'O servidor recusou a mensagem.'
  return 'A conexão caiu antes da resposta.'
}
