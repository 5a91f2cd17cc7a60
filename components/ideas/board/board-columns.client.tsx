'use client'

import './board.css'
import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { type DragEvent, type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import { type IdeaAddress, type IdeaTab, ideasPath, ideaTabs } from '#lib/ideas/idea-views.ts'
import { type IdeaStatus, ideaStatusLabels } from '#lib/ideas/ideas.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { StatusSelect, statusFailure, statusMessage } from './status-select.client.tsx'

interface Card {
  id: string
  title: string
  status: IdeaStatus
  /** Whether the viewer may move the card. */
  movable: boolean
  /** Shown beside the status selector. */
  badge: ReactNode
  text: ReactNode
}

interface Column {
  status: IdeaStatus
  /** The number of all ideas; the column shows the newest of them. */
  count: number
  cards: readonly Card[]
}

interface BoardColumnsProps {
  columns: readonly Column[]
  address: IdeaAddress
  setStatus: IdeaActions['setStatus']
}

const kind = 'application/x-pauta'

/** The columns of the board. A card moves by dragging, or by its status selector, which also works by keyboard and touch. */
export function BoardColumns({ columns, address, setStatus }: BoardColumnsProps) {
  const { run } = useAct(setStatus, statusMessage, statusFailure)
  const [shown, move] = useOptimistic(columns, moved)
  const [, start] = useTransition()
  const [over, setOver] = useState<IdeaStatus | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  function drop(event: DragEvent, to: IdeaStatus) {
    event.preventDefault()
    setOver(null)
    const id = event.dataTransfer.getData(kind)
    const from = columns.find(({ cards }) => cards.some(card => card.id === id))
    if (!from || from.status === to) return
    start(async () => {
      move({ id, to })
      // Two cards dropped quickly both move, one after the other.
      queue.current = queue.current.then(() => run({ id, status: to }))
      await queue.current
    })
  }

  return (
    <div className="board">
      {shown.map(({ status, count, cards }) => (
        <section
          key={status}
          aria-labelledby={`coluna-${status}`}
          className="board-column"
          data-over={over === status || undefined}
          onDragOver={event => {
            if (!event.dataTransfer.types.includes(kind)) return
            event.preventDefault()
            setOver(status)
          }}
          onDragLeave={event => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
          }}
          onDrop={event => drop(event, status)}
        >
          <h2 id={`coluna-${status}`} className="flex items-center gap-2 px-1 pt-1 text-sm font-semibold">
            {ideaStatusLabels[status]}
            <Badge color="gray">{formatInteger(count)}</Badge>
          </h2>
          <ul className="flex flex-col gap-2">
            {cards.map(card => (
              <li key={card.id}>
                <BoardCard card={card} setStatus={setStatus} />
              </li>
            ))}
          </ul>
          {cards.length === 0 && <p className="px-1 text-sm text-soft">Nenhuma pauta nesta categoria</p>}
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
function moved(columns: readonly Column[], { id, to }: { id: string; to: IdeaStatus }): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find(each => each.id === id)
  if (!card) return columns
  return columns.map(column => {
    const others = column.cards.filter(each => each.id !== id)
    if (column.status === to) return { ...column, count: column.count + 1, cards: [{ ...card, status: to }, ...others] }
    return others.length < column.cards.length ? { ...column, count: column.count - 1, cards: others } : column
  })
}

interface BoardCardProps {
  card: Card
  setStatus: IdeaActions['setStatus']
}

function BoardCard({ card: { id, title, status, movable, badge, text }, setStatus }: BoardCardProps) {
  return (
    <article
      className="board-card"
      draggable={movable}
      onDragStart={event => {
        event.dataTransfer.setData(kind, id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        {badge}
        {movable && <StatusSelect id={id} title={title} status={status} setStatus={setStatus} />}
      </div>
      {text}
    </article>
  )
}
