'use client'

import { GripVertical } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { MoveButtons } from '#components/ui/move-buttons.tsx'
import type { Act } from '#lib/outcome.ts'
import type { OrderInput } from '#lib/schemas/site/navigation.ts'
import { arranged, withMoved } from '#lib/site/navigation/order.ts'

export interface SortableRow {
  id: string
  /** The row's name, for the buttons. */
  name: string
  content: ReactNode
}

interface SortableRowsProps {
  rows: readonly SortableRow[]
  order: Act<OrderInput>
  /** The toast's title after a failure. */
  failure: string
}

/** Rows that a person puts in order: by dragging, or with the two buttons of each row. Each move is saved at once. */
export function SortableRows({ rows, order, failure }: SortableRowsProps) {
  const stored = rows.map(({ id }) => id)
  const { ids, move, said } = useOrder(stored, order, failure)
  const [dragged, setDragged] = useState<string | null>(null)
  const byId = new Map(rows.map(row => [row.id, row]))
  const over = (event: DragEvent, place: number) => {
    if (dragged === null) return
    event.preventDefault()
    if (ids[place] !== dragged) move.preview(ids.indexOf(dragged), place)
  }
  const drop = () => {
    setDragged(null)
    move.save()
  }
  return (
    <>
      <ol className="flex flex-col gap-2">
        {ids.map((id, place) => {
          const row = byId.get(id)
          return row ? (
            <li
              key={id}
              draggable
              onDragStart={event => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', row.name)
                setDragged(id)
              }}
              onDragOver={event => over(event, place)}
              onDrop={event => event.preventDefault()}
              onDragEnd={drop}
              className={`flex items-start gap-2 rounded-sm border border-rule bg-raised p-3 ${dragged === id ? 'opacity-50' : ''}`}
            >
              <GripVertical aria-hidden size={20} className="mt-2 shrink-0 cursor-grab text-soft max-sm:hidden" />
              <MoveButtons name={row.name} place={place} count={ids.length} onMove={to => move.now(place, to)} />
              <div className="min-w-0 grow">{row.content}</div>
            </li>
          ) : null
        })}
      </ol>
      <p role="status" className="sr-only">
        {said(id => byId.get(id)?.name ?? '')}
      </p>
    </>
  )
}

/**
 * The order on screen. Saves run one at a time; of the moves made during a save only the last is saved. A failure restores the stored order.
 * Rows that others added or deleted appear in it as soon as the screen is reloaded.
 */
function useOrder(stored: readonly string[], order: Act<OrderInput>, failure: string) {
  const router = useRouter()
  const [wished, setWished] = useState<readonly string[]>([])
  const [last, setLast] = useState<string | null>(null)
  const latest = useRef<readonly string[] | null>(null)
  const saving = useRef(false)
  const ids = arranged(stored, wished)

  const save = async (wish: readonly string[]) => {
    latest.current = wish
    if (saving.current) return
    saving.current = true
    forgetFailure()
    while (latest.current) {
      const sent: readonly string[] = latest.current
      latest.current = null
      const outcome = await order({ ids: [...sent] }).catch(unanswered)
      if (outcome && !outcome.serverError) continue
      latest.current = null
      setWished([])
      if (outcome.serverError) sayError(outcome.serverError, failure)
    }
    saving.current = false
    router.refresh()
  }
  const show = (from: number, to: number): readonly string[] => {
    const wish = withMoved(ids, from, to)
    setWished(wish)
    setLast(ids[from] ?? null)
    return wish
  }
  return {
    ids,
    move: {
      now(from: number, to: number) {
        if (to >= 0 && to < ids.length) save(show(from, to))
      },
      preview: show,
      save() {
        if (ids.join() !== stored.join()) save(ids)
      },
    },
    /** The last move in a sentence, for screen readers. */
    said: (nameOf: (id: string) => string) =>
      last && ids.includes(last) ? `${nameOf(last)}: posição ${ids.indexOf(last) + 1} de ${ids.length}.` : '',
  }
}
