'use client'

import './board.css'
import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { type IdeaAddress, type IdeaTab, ideasPath, ideaTabs } from '#lib/ideas/idea-views.ts'
import { type IdeaStatus, ideaStatusLabels } from '#lib/ideas/ideas.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { StatusMenu } from './status-menu.client.tsx'
import { statusFailure, statusMessage } from './status-select.client.tsx'
import { useDrag } from './use-drag.client.tsx'
import { useMoves } from './use-moves.client.tsx'

interface Card {
  id: string
  title: string
  status: IdeaStatus
  /** Whether the viewer may move the card. */
  movable: boolean
  content: ReactNode
}

interface Column {
  status: IdeaStatus
  /** The number of all ideas; the column shows those that changed last. */
  count: number
  cards: readonly Card[]
}

interface BoardColumnsProps {
  columns: readonly Column[]
  address: IdeaAddress
  setStatus: IdeaActions['setStatus']
}

/**
 * The columns of the board. A card moves by dragging, or by its menu, which also works by keyboard and touch. It lands on top of its new
 * column, where a placeholder stands meanwhile: by age its place would often be out of sight.
 */
export function BoardColumns({ columns, address, setStatus }: BoardColumnsProps) {
  const { shown, move } = useMoves({
    state: columns,
    moved,
    act: setStatus,
    success: statusMessage,
    failure: statusFailure,
  })
  const drag = useDrag((id, to) => move({ id, status: to as IdeaStatus }))
  return (
    <div className="board">
      {shown.map(({ status, count, cards }) => (
        <section key={status} aria-labelledby={`coluna-${status}`} className="board-column" {...drag.place(status)}>
          <h2 id={`coluna-${status}`} className="flex items-center gap-2 px-1 pt-1 text-sm font-semibold">
            {ideaStatusLabels[status]}
            <Badge color="gray">{formatInteger(count)}</Badge>
          </h2>
          <ul className="flex flex-col gap-2">
            {drag.over === status && (
              <li aria-hidden className="board-slot" style={{ blockSize: drag.dragged?.height }} />
            )}
            {cards.map(card => (
              <li key={card.id}>
                <article className="board-card" {...(card.movable && drag.card(card.id, status))}>
                  {card.content}
                  {card.movable && (
                    <StatusMenu title={card.title} status={status} move={to => move({ id: card.id, status: to })} />
                  )}
                </article>
              </li>
            ))}
          </ul>
          {cards.length === 0 && drag.over !== status && (
            <p className="px-1 text-sm text-soft">Nenhuma pauta nesta categoria</p>
          )}
          {count > cards.length && (
            <Link
              href={ideasPath({ ...address, view: 'lista', tab: tabOf(status) })}
              prefetch={false}
              className="text-sm underline"
            >
              Ver todas as {formatInteger(count)}
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}

/** The tab of a status. Cancelled ideas appear only in the first tab. */
const tabOf = (status: IdeaStatus) =>
  (Object.keys(ideaTabs) as IdeaTab[]).find(tab => ideaTabs[tab].status === status) ?? 'todas'

/** The columns after a card has moved to another column. */
function moved(columns: readonly Column[], { id, status: to }: { id: string; status: IdeaStatus }): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find(each => each.id === id)
  if (!card) return columns
  return columns.map(column => {
    const others = column.cards.filter(each => each.id !== id)
    if (column.status === to) return { ...column, count: column.count + 1, cards: [{ ...card, status: to }, ...others] }
    return others.length < column.cards.length ? { ...column, count: column.count - 1, cards: others } : column
  })
}
