import { Badge } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ListLink } from '#components/list/navigation.client.tsx'
import { type AuditColumn, type AuditListState, auditList } from '#lib/audit/audit-list.ts'
import { listAddress, narrowed } from '#lib/list/state.ts'
import { hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { AuditLine } from '#server/audit/queries.ts'

interface Item {
  act: AuditLine
  state: AuditListState
}

/** An audited act as a row of the list. The row has no buttons, because nobody changes a record. */
export const auditRow = (act: AuditLine, state: AuditListState): ListRow => ({
  id: act.id,
  label: `${act.sentence}, ${shortDate(act.createdAt)}`,
  cells: drawCells(cells, { act, state }),
})

const cells: Cells<AuditColumn, Item> = {
  momento: ({ act: { createdAt } }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)}>
      <span className="whitespace-nowrap">{shortDate(createdAt)}</span>{' '}
      <span className="text-soft">{hourAndMinute(createdAt)}</span>
    </time>
  ),
  pessoa: ({ act: { person }, state }) =>
    person === null ? (
      <span className="text-soft">Sistema</span>
    ) : (
      <Thread state={state} filter="pessoa" id={person.id} label={`Atos de ${person.name}`}>
        {person.name}
      </Thread>
    ),
  ato: ({ act: { sentence, details } }) => (
    <>
      <p>{sentence}</p>
      {details.length > 0 && (
        <details className="mt-0.5">
          <summary className="cursor-pointer text-soft">Detalhes</summary>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
            {details.map(([label, text]) => (
              <div key={label} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  ),
  objeto: ({ act: { subject, article }, state }) => (
    <>
      {subject.path ? (
        <a href={subject.path} className="wrap-anywhere hover:underline">
          {subject.label}
        </a>
      ) : (
        <span className="wrap-anywhere">{subject.label}</span>
      )}
      {article && state.filters.artigo !== article.id && (
        <p className="mt-0.5">
          <Thread state={state} filter="artigo" id={article.id} label={`Só deste artigo: ${article.title}`}>
            Só deste artigo
          </Thread>
        </p>
      )}
    </>
  ),
  resultado: ({ act: { failed } }) => (failed ? <Badge color="red">Falhou</Badge> : <Badge color="gray">Feito</Badge>),
}

interface ThreadProps {
  state: AuditListState
  filter: 'pessoa' | 'artigo'
  id: string
  label: string
  children: ReactNode
}

/** A link to the same list narrowed to one person or article; its plain text once it is. */
function Thread({ state, filter, id, label, children }: ThreadProps) {
  if (state.filters[filter] === id) return <span>{children}</span>
  const thread = narrowed(state, { filters: { ...state.filters, [filter]: id } })
  return (
    <ListLink href={listAddress(auditList, thread)} className="text-accent underline" aria-label={label}>
      {children}
    </ListLink>
  )
}
