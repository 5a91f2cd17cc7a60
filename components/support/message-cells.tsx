import { Badge, Button } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { personPath } from '#lib/addresses/paths.ts'
import { goneWriter } from '#lib/support/gone-writer.ts'
import type { MessageColumn } from '#lib/support/message-list.ts'
import { hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { SupportEntry } from '#server/support/queries.ts'

/** A reader's message as a row of the list. Its text is shown as plain text, never as HTML. */
export const messageRow = (entry: SupportEntry): ListRow => ({
  id: entry.id,
  label: `a mensagem ${entry.protocol}`,
  cells: drawCells(cells, entry),
  unfolds: isLong(entry.message),
  actions: entry.writer && (
    <Button asChild variant="soft">
      <a href={answerAddress(entry, entry.writer.email)} aria-label={`Responder à mensagem ${entry.protocol}`}>
        Responder
      </a>
    </Button>
  ),
})

const cells: Cells<MessageColumn, SupportEntry> = {
  mensagem: ({ protocol, subject, message }) => (
    <>
      <p className="font-medium wrap-anywhere">{subject || 'Apagada a pedido'}</p>
      <p className={`mt-0.5 wrap-anywhere whitespace-pre-line ${isLong(message) ? 'list-clamp' : ''}`}>{message}</p>
      <p className="mt-1 text-xs text-soft tabular-nums">Protocolo {protocol}</p>
    </>
  ),
  pessoa: ({ writer, subject }) =>
    writer ? (
      <>
        {writer.id === null ? (
          <span className="font-medium wrap-anywhere">{writer.name}</span>
        ) : (
          <a href={personPath(writer.id)} className="font-medium wrap-anywhere hover:underline">
            {writer.name}
          </a>
        )}
        <p className="text-soft wrap-anywhere">{writer.email}</p>
        {writer.id === null && <p className="text-soft">Escreveu sem conta</p>}
      </>
    ) : (
      goneWriter(subject)
    ),
  fila: ({ subscriber }) =>
    subscriber ? <Badge color="amber">Assinante</Badge> : <span className="text-soft">Leitor</span>,
  recebida: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)}>
      <span className="whitespace-nowrap">{shortDate(createdAt)}</span>{' '}
      <span className="text-soft">{hourAndMinute(createdAt)}</span>
    </time>
  ),
  resposta: ({ answeredAt, answeredBy }) =>
    answeredAt && (
      <p title={longDateTime(answeredAt)}>
        Por {answeredBy}, {shortDate(answeredAt)}
      </p>
    ),
}

/** Whether a message is too long for a row: more than 200 characters or three lines. */
const isLong = (message: string) => message.length > 200 || message.split('\n').length > 3

/** A mailto: link (RFC 6068) to the writer, with the protocol in the subject. */
const answerAddress = ({ subject, protocol }: SupportEntry, email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(`Re: ${subject} (${protocol})`)}`
