import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import type { SentEventColumn } from '#lib/events/desk/event-lists.ts'
import { hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { SentEvent } from '#server/events/submissions/queries.ts'
import { type AnswerActs, AnswerSent } from './answer-sent.client.tsx'

/** A sent event as a row of the list. Its texts are shown as plain text, never as HTML. */
export const sentEventRow = (sent: SentEvent, acts: AnswerActs): ListRow => ({
  id: sent.id,
  label: sent.title,
  cells: drawCells(cells, sent),
  unfolds: sent.description.length > 200 || sent.description.split('\n').length > 3,
  actions: sent.status === 'waiting' && <AnswerSent id={sent.id} title={sent.title} acts={acts} />,
})

const cells: Cells<SentEventColumn, SentEvent> = {
  evento: ({ title, when, where, facts, linkUrl, description, similar }) => (
    <>
      <p className="font-serif leading-snug font-semibold">{title}</p>
      <p className="mt-0.5">{when}</p>
      <p className="text-sm text-soft">{where}</p>
      <p className="text-sm text-soft">{facts.join(' · ')}</p>
      {/* The whole address, because the publisher answers for its destination. */}
      {linkUrl && (
        <a
          href={linkUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-sm wrap-anywhere text-accent underline"
        >
          {linkUrl}
        </a>
      )}
      <p
        className={`mt-1 text-sm whitespace-pre-line ${description.length > 200 || description.split('\n').length > 3 ? 'list-clamp' : ''}`}
      >
        {description}
      </p>
      {similar.length > 0 && (
        <p className="mt-1 text-sm font-medium">
          Parecido na agenda:{' '}
          {similar.map(({ id, title: name, path }, index) => (
            <span key={id}>
              {index > 0 && '; '}
              <a href={path} className="text-accent underline">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  ),
  remetente: ({ senderName, senderEmail }) => (
    <>
      {senderName || 'Dados apagados'}
      {senderEmail && <p className="text-sm wrap-anywhere text-soft">{senderEmail}</p>}
    </>
  ),
  criado: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)}>
      <span className="whitespace-nowrap">{shortDate(createdAt)}</span>{' '}
      <span className="text-soft">{hourAndMinute(createdAt)}</span>
    </time>
  ),
  desfecho: ({ status, closedBy, closedAt, reason, eventPath }) =>
    status !== 'waiting' &&
    closedAt && (
      <>
        <p title={longDateTime(closedAt)}>
          {status === 'accepted' ? 'Aceito' : 'Recusado'} por {closedBy}, {shortDate(closedAt)}
        </p>
        {reason && <p className="text-sm whitespace-pre-line text-soft">{reason}</p>}
        {eventPath && (
          <a href={eventPath} className="text-accent underline">
            Abrir o evento
          </a>
        )}
      </>
    ),
}
