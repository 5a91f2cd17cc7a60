'use client'

import './focal-point.css'
import { Button, Text } from '@radix-ui/themes'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { type FocalPoint, hasFocus, middle, positionOf } from '#lib/articles/cover.ts'

interface FocalPointFieldProps {
  src: string
  point: FocalPoint
  /** Whether the picture's size is stored. It is not for a picture by address. */
  measured: boolean
  onChange: (point: FocalPoint) => void
  onBroken: () => void
}

/** Percent per arrow key: `coarse` alone, `fine` with Shift. */
const steps = { coarse: 5, fine: 1 }
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const crops = [
  { name: 'Página do artigo', ratio: 'aspect-video' },
  { name: 'Lista', ratio: 'aspect-[3/2]' },
  { name: 'Quadrado', ratio: 'aspect-square' },
]

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** The whole picture, its focal point, which no crop may lose, and the crops that readers see. */
export function FocalPointField({ src, point, measured, onChange, onBroken }: FocalPointFieldProps) {
  const hint = useId()
  const picture = useRef<HTMLDivElement>(null)
  const dot = useRef<HTMLSpanElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { x, y } = point
  const seen = positionOf({ focus: point, ...(measured && size) })
  const set = (next: FocalPoint) => onChange({ x: within(next.x), y: within(next.y) })
  const pointAt = (event: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    set({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    })
  }
  // A finger elsewhere on the picture scrolls the page; a tap arrives as a click.
  const grab = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || event.target === dot.current)
      picture.current?.setPointerCapture(event.pointerId)
  }
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? steps.fine : steps.coarse
    set({ x: x + way[0] * by, y: y + way[1] * by })
  }
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={picture}
        role="slider"
        tabIndex={0}
        className="focal"
        aria-label="Ponto focal da capa"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={`${x}% da esquerda, ${y}% do alto`}
        aria-describedby={hint}
        onKeyDown={press}
        onClick={pointAt}
        onPointerDown={grab}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && pointAt(event)}
      >
        <img
          src={src}
          alt="Prévia da capa"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onBroken}
        />
        <span ref={dot} className="focal-dot" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <ul className="focal-crops" aria-label="Cortes que o leitor vê">
        {crops.map(({ name, ratio }) => (
          <li key={name}>
            <img
              src={src}
              alt=""
              className={`w-full rounded-sm bg-sunken object-cover ${ratio}`}
              style={{ objectPosition: `${seen.x}% ${seen.y}%` }}
            />
            <Text as="span" size="1" color="gray">
              {name}
            </Text>
          </li>
        ))}
      </ul>
      <div className="flex items-start justify-between gap-3">
        <Text as="p" id={hint} size="1" color="gray">
          Clique na parte que nenhum corte pode perder ou mova o ponto com as setas (com Shift, aos poucos).
        </Text>
        <Button
          type="button"
          size="1"
          variant="soft"
          color="gray"
          className="shrink-0"
          disabled={!hasFocus(point)}
          onClick={() => onChange(middle)}
        >
          Centro
        </Button>
      </div>
    </div>
  )
}
