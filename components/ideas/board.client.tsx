'use client'

import './board.css'
import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { type DragEvent, useOptimistic, useRef, useState, useTransition } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import { type IdeaAddress, type IdeaTab, ideaPath, ideasPath, ideaTabs } from '#lib/articles/idea-views.ts'
import { type IdeaStatus, ideaStatusLabels } from '#lib/articles/ideas.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { IdeaColumn } from '#server/ideas/queries/list.ts'
import type { IdeaCard } from '#server/ideas/queries/selection.ts'
import type { IdeaActions } from './idea-actions.ts'
import { Deadline, PriorityBadge } from './idea-badges.tsx'
import { StatusSelect, statusFailure, statusSaid } from './status-select.client.tsx'

interface BoardProps {
  columns: readonly IdeaColumn[]
  address: IdeaAddress
  setStatus: IdeaActions['setStatus']
}

const kind = 'application/x-pauta'

/** The ideas by status. A card is dragged to another column, or moved by its own selector, which keys and touch reach too. */
export function Board({ columns, address, setStatus }: BoardProps) {
  const { run } = useAct(setStatus, statusSaid, statusFailure)
  const [shown, move] = useOptimistic(columns, moved)
  const [, start] = useTransition()
  const [over, setOver] = useState<IdeaStatus | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  function drop(event: DragEvent, to: IdeaStatus) {
    event.preventDefault()
    setOver(null)
    const id = event.dataTransfer.getData(kind)
    const from = columns.find(({ ideas }) => ideas.some(idea => idea.id === id))
    if (!from || from.status === to) return
    start(async () => {
      move({ id, to })
      // Two cards dropped in one breath both go, one after the other.
      queue.current = queue.current.then(() => run({ id, status: to }))
      await queue.current
    })
  }

  return (
    <div className="board">
      {shown.map(({ status, count, ideas }) => (
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
            {ideas.map(idea => (
              <li key={idea.id}>
                <BoardCard idea={idea} setStatus={setStatus} />
              </li>
            ))}
          </ul>
          {ideas.length === 0 && <p className="px-1 text-sm text-soft">Nenhuma pauta nesta categoria</p>}
          {count > ideas.length && (
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

/** Cancelled ideas stand under the first tab only. */
const tabOf = (status: IdeaStatus) =>
  (Object.keys(ideaTabs) as IdeaTab[]).find(tab => ideaTabs[tab].status === status) ?? 'todas'

/** The columns once an idea has gone to another. */
function moved(columns: readonly IdeaColumn[], { id, to }: { id: string; to: IdeaStatus }): readonly IdeaColumn[] {
  const idea = columns.flatMap(({ ideas }) => ideas).find(each => each.id === id)
  if (!idea) return columns
  return columns.map(column => {
    const others = column.ideas.filter(each => each.id !== id)
    if (column.status === to) return { ...column, count: column.count + 1, ideas: [{ ...idea, status: to }, ...others] }
    return others.length < column.ideas.length ? { ...column, count: column.count - 1, ideas: others } : column
  })
}

interface BoardCardProps {
  idea: IdeaCard
  setStatus: IdeaActions['setStatus']
}

function BoardCard({ idea, setStatus }: BoardCardProps) {
  const { id, title, priority, status, assignee, deadline, overdue, movable } = idea
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
        <PriorityBadge priority={priority} />
        {movable && <StatusSelect id={id} title={title} status={status} setStatus={setStatus} />}
      </div>
      <Link
        href={ideaPath(id)}
        prefetch={false}
        draggable={false}
        className="text-sm font-semibold wrap-anywhere hover:underline"
      >
        {title}
      </Link>
      {(assignee || deadline) && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-soft">
          {assignee && <span>{assignee}</span>}
          {deadline && <Deadline at={deadline} overdue={overdue} />}
        </p>
      )}
    </article>
  )
}
