import { importedDate } from '#lib/imports/dates.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { fold } from '#lib/text/text.ts'

/** The states that end a subscription. */
export type EndedStatus = Extract<SubscriberStatus, 'unsubscribed' | 'bounced' | 'complained'>

/** What a file says of the state of a subscription: active, or ended at a moment; else why the line is not taken. */
export type FileStatus = { status: 'active' | EndedStatus; endedAt: Date | null } | { problem: string }

/** The words of other services, and of our own file, for a subscription's state, without accents. */
const words: Readonly<Record<SubscriberStatus, readonly string[]>> = {
  active: [
    ...['active', 'ativo', 'ativa', 'subscribed', 'inscrito', 'inscrita', 'confirmed', 'confirmado', 'confirmada'],
    ...['enabled', 'opted in', 'opt in', 'yes', 'sim', 'true', '1', 'free', 'paid', 'comped'],
  ],
  pending: [
    'pending',
    'pendente',
    'unconfirmed',
    'not confirmed',
    'nao confirmado',
    'unverified',
    'aguarda confirmacao',
  ],
  unsubscribed: [
    ...['unsubscribed', 'unsub', 'opted out', 'opt out', 'cancelled', 'canceled', 'cancelado', 'cancelada', 'inactive'],
    ...[
      'inativo',
      'inativa',
      'descadastrado',
      'descadastrada',
      'desinscrito',
      'saiu',
      'removed',
      'removido',
      'deleted',
    ],
    ...['blocklisted', 'blacklisted', 'suppressed', 'disabled', 'no', 'nao', 'false', '0'],
  ],
  bounced: [
    ...['bounced', 'bounce', 'hard bounced', 'hard bounce', 'cleaned', 'undeliverable', 'invalid', 'invalido'],
    ...['recusado', 'endereco recusado', 'rejeitado'],
  ],
  complained: [
    ...['complained', 'complaint', 'spam', 'spam complaint', 'reported spam', 'abuse', 'junk'],
    ...['marcou como spam', 'denunciou', 'reclamou'],
  ],
}
const meanings = new Map(
  Object.entries(words).flatMap(([status, all]) => all.map((word): [string, string] => [word, status])),
)

/** The columns that hold such a word. */
const statusColumns: ReadonlySet<string> = new Set([
  ...['status', 'situacao', 'email status', 'status do email', 'subscription status', 'subscriber status'],
  ...['member status', 'status da inscricao', 'situacao da inscricao'],
])

/** Mostly where somebody lives; a word of a subscription's state counts in it. */
const ambiguousColumns: ReadonlySet<string> = new Set(['estado', 'state'])

/** Columns whose cell, a date or a yes, ends a subscription: the worst state first. */
const endColumns: Readonly<Record<EndedStatus, readonly string[]>> = {
  complained: [
    'complained',
    'complained at',
    'complaint date',
    'spam complaint',
    'marked as spam',
    'spam',
    'reclamou em',
  ],
  bounced: ['bounced', 'bounced at', 'bounce date', 'hard bounced', 'clean time', 'cleaned at', 'recusado em'],
  unsubscribed: [
    ...['unsubscribed', 'unsubscribed at', 'unsubscribed date', 'unsubscribe date', 'date unsubscribed', 'unsub time'],
    ...['unsubscription date', 'optout time', 'opt out date', 'opt out', 'opted out', 'optout', 'cancelled at'],
    ...['canceled at', 'deleted at', 'email disabled', 'blacklisted', 'email blacklisted', 'suppressed'],
    ...['saida', 'data de saida', 'saiu em', 'descadastrado', 'descadastrado em', 'data de descadastro'],
    ...['data do descadastro', 'cancelado em', 'data de cancelamento'],
  ],
}
/** Columns whose cell ends a subscription when it is a no. */
const consentColumns: ReadonlySet<string> = new Set([
  ...[
    'subscribed',
    'subscribed to emails',
    'email enabled',
    'inscrito',
    'opt in',
    'optin',
    'active',
    'ativo',
    'recebe newsletter',
  ],
])
const noes: ReadonlySet<string> = new Set(['0', 'false', 'no', 'nao', 'n', 'never', 'nunca'])
const isEmpty = (word: string) => /^(?:|null|nil|none|n\/a|-|0000-00-00.*)$/.test(word)

const plainly = (text: string): string =>
  fold(text)
    .replace(/[_\s-]+/g, ' ')
    .replace(/\be mail\b/g, 'email')
    .trim()

/** Where a file's heading holds something about the state of subscriptions. */
export interface StatusColumns {
  status: readonly number[]
  ambiguous: readonly number[]
  ends: readonly { at: number; status: EndedStatus }[]
  consent: readonly number[]
}

/** Finds the columns about the state of subscriptions among a file's headings. */
export function statusColumnsIn(names: readonly string[]): StatusColumns {
  const plain = names.map(plainly)
  const placesIn = (set: ReadonlySet<string>) => plain.flatMap((name, at) => (set.has(name) ? [at] : []))
  const ends = (Object.keys(endColumns) as EndedStatus[]).flatMap(status =>
    placesIn(new Set(endColumns[status])).map(at => ({ at, status })),
  )
  const status = placesIn(statusColumns)
  const ambiguous = placesIn(ambiguousColumns)
  return { status, ambiguous, ends, consent: placesIn(consentColumns) }
}

const unconfirmed = 'O arquivo diz que ainda não confirmou a inscrição'

/** What a line says of its address's subscription. The worst of its cells counts; a word that we do not know is no consent. */
export function fileStatusOf(cells: readonly string[], columns: StatusColumns): FileStatus {
  const cell = (at: number) => plainly(cells[at] ?? '')
  const said = columns.status.map(cell).filter(word => !isEmpty(word))
  const unknown = said.find(word => !meanings.has(word))
  const meant = new Set([...said, ...columns.ambiguous.map(cell)].map(word => meanings.get(word)))
  const ends = columns.ends.filter(({ at }) => !isEmpty(cells[at]?.trim().toLowerCase() ?? '') && !noes.has(cell(at)))
  const isRefused = columns.consent.some(at => noes.has(cell(at)))
  const ended = (Object.keys(endColumns) as EndedStatus[]).find(
    status => meant.has(status) || ends.some(end => end.status === status),
  )
  const dates = ends.map(({ at }) => importedDate(cells[at] ?? '')).filter(date => date !== null)
  if (ended !== undefined || isRefused) return { status: ended ?? 'unsubscribed', endedAt: dates[0] ?? null }
  if (meant.has('pending')) return { problem: unconfirmed }
  if (unknown !== undefined) return { problem: `Não conhecemos a situação “${unknown.slice(0, 40)}” deste arquivo` }
  return { status: 'active', endedAt: null }
}
