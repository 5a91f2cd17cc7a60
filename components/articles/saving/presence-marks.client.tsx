'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockOf, type CaretPlace } from '#lib/articles/caret-place.ts'
import { initials } from '#lib/text/text.ts'
import { textElement, topIn, useTextChanges, useTextFrame } from '../text-frame.client.tsx'
import type { Presence } from './writing-door.ts'

interface Standing {
  id: string
  name: string
  where: string
  top: number
  height: number
}

/** Shows beside the title, the summary or the paragraph who writes there: a line in the person's colour, and the initials. */
export function PresenceMarks({ others }: { others: Presence['others'] }) {
  const frame = useTextFrame()
  const [standing, setStanding] = useState<readonly Standing[]>([])
  function look(): void {
    const found = frame ? others.flatMap(person => standingOf(frame, person)) : []
    setStanding(now => (JSON.stringify(now) === JSON.stringify(found) ? now : found))
  }
  useTextChanges(frame, look)
  const again = useEffectEvent(look)
  useEffect(() => {
    if (others) again()
  }, [others])
  if (!frame || standing.length === 0) return null
  return createPortal(
    <div className="text-margin">
      {standing.map(({ id, name, where, top, height }) => (
        <div key={id} className="presence-mark" data-colour={colourOf(id)} style={{ top, height }}>
          <span role="img" aria-label={`${name} escreve ${where}`} title={name}>
            {initials(name)}
          </span>
        </div>
      ))}
    </div>,
    frame,
  )
}

function standingOf(frame: HTMLElement, { id, name, mine, place }: Presence['others'][number]): Standing[] {
  const element = place && !mine ? elementAt(frame, place) : null
  if (!element || !place) return []
  const block = blockOf(place)
  const where = block === null ? { title: 'no título', summary: 'no resumo' }[String(place)] : 'neste parágrafo'
  return [{ id, name: name || 'Alguém', where: where ?? '', top: topIn(frame, element), height: element.offsetHeight }]
}

function elementAt(frame: HTMLElement, place: CaretPlace): HTMLElement | null {
  const block = blockOf(place)
  if (block === null) return frame.querySelector<HTMLElement>(`.writing-line textarea[name="${place}"]`)
  const child = textElement()?.children[block]
  return child instanceof HTMLElement ? child : null
}

/** One of six colours, the same for a person on every screen. */
const colourOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6
