'use client'

import { type DragEvent, useState } from 'react'

interface Dragged {
  id: string
  from: string
  /** The card's height in pixels, for the placeholder. */
  height: number
}

const kind = 'application/x-pauta'

/** Drags cards between places. `card` and `place` give the attributes of both; `drop` hears of a card that was let go over another place. */
export function useDrag(drop: (id: string, to: string) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const accepts = (place: string) => dragged !== null && dragged.from !== place
  return {
    dragged,
    /** The place that would take the dragged card now. */
    over: over !== null && accepts(over) ? over : null,
    card: (id: string, from: string) => ({
      draggable: true,
      'data-dragged': dragged?.id === id || undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(kind, id)
        event.dataTransfer.effectAllowed = 'move'
        setDragged({ id, from, height: event.currentTarget.offsetHeight })
      },
      onDragEnd: end,
    }),
    place: (place: string) => ({
      'data-open': accepts(place) || undefined,
      'data-over': (accepts(place) && over === place) || undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        setOver(place)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        // The dropped card may leave the document before it hears of the end.
        end()
        if (dragged && dragged.from !== place) drop(dragged.id, place)
      },
    }),
  }
}
