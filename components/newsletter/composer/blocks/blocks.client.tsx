'use client'

import { IconButton } from '@radix-ui/themes'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { offering } from '#components/ui/forms/form-failure.ts'
import { type BlockNames, blockLabels, describeBlock } from '#lib/newsletter/blocks.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { withMoved } from '#lib/site/navigation/order.ts'

interface BlocksProps {
  blocks: readonly EditionBlock[]
  names: BlockNames
  /** Changes the present blocks, which may be newer than `blocks`. */
  onChange: (change: (blocks: readonly EditionBlock[]) => readonly EditionBlock[]) => void
  children: (block: EditionBlock) => ReactNode
}

/** The DOM id of a block's row, which a finding leads to. */
export const rowId = (block: string) => `bloco-${block}`

/** The blocks in their order. They are moved by their handle or two buttons; a removed one can be brought back. */
export function Blocks({ blocks, names, onChange, children }: BlocksProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { list, keepOn } = useFocusAfterMove(blocks)
  const nameOf = (block: EditionBlock, place: number) => `bloco ${place + 1}, ${blockLabels[block.kind]}`

  const move = (from: number, to: number) => {
    if (to < 0 || to >= blocks.length) return
    onChange(all => withMoved(all, from, to))
    setSaid(`${blockLabels[blocks[from]?.kind ?? 'rule']}: posição ${to + 1} de ${blocks.length}.`)
  }
  const remove = (block: EditionBlock, place: number) => {
    onChange(all => all.filter(({ id }) => id !== block.id))
    const next = blocks[place + 1] ?? blocks[place - 1]
    keepOn(next ? `#${CSS.escape(rowId(next.id))}` : '')
    const back = () =>
      onChange(all =>
        all.some(({ id }) => id === block.id) ? all : [...all.slice(0, place), block, ...all.slice(place)],
      )
    toast.success(`Bloco removido: ${blockLabels[block.kind]}`, offering({ label: 'Desfazer', onClick: back }))
  }
  const over = (event: DragEvent, place: number) => {
    if (dragged === null) return
    event.preventDefault()
    const from = blocks.findIndex(({ id }) => id === dragged)
    const row = document.getElementById(rowId(dragged))
    if (from !== place && row && wouldStayUnder(event, row.offsetHeight, from < place)) move(from, place)
  }

  return (
    <>
      <ol ref={list} className="flex flex-col gap-3">
        {blocks.map((block, place) => (
          <li
            key={block.id}
            id={rowId(block.id)}
            tabIndex={-1}
            aria-label={`${nameOf(block, place)}: ${describeBlock(block, names)}`}
            onDragOver={event => over(event, place)}
            onDrop={event => event.preventDefault()}
            className={`rounded-sm border border-rule bg-raised p-3 ${dragged === block.id ? 'opacity-50' : ''}`}
          >
            <div className="mb-2 flex items-center gap-2">
              {/* Only the handle is dragged, so that text in the fields can be selected. */}
              <span
                draggable
                aria-hidden="true"
                className="cursor-grab p-1 text-soft max-sm:hidden"
                onDragStart={event => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', blockLabels[block.kind])
                  const row = event.currentTarget.closest('li')
                  if (row) event.dataTransfer.setDragImage(row, 16, 16)
                  setDragged(block.id)
                }}
                onDragEnd={() => setDragged(null)}
              >
                <GripVertical size={20} />
              </span>
              <p className="grow text-sm font-semibold text-soft">{blockLabels[block.kind]}</p>
              <RowButton
                label={`Subir ${nameOf(block, place)}`}
                mark="up"
                isOff={place === 0}
                onPress={() => {
                  keepOn(`#${CSS.escape(rowId(block.id))} [data-act="up"]`)
                  move(place, place - 1)
                }}
              >
                <ArrowUp aria-hidden size={16} />
              </RowButton>
              <RowButton
                label={`Descer ${nameOf(block, place)}`}
                mark="down"
                isOff={place === blocks.length - 1}
                onPress={() => {
                  keepOn(`#${CSS.escape(rowId(block.id))} [data-act="down"]`)
                  move(place, place + 1)
                }}
              >
                <ArrowDown aria-hidden size={16} />
              </RowButton>
              <RowButton label={`Remover ${nameOf(block, place)}`} mark="remove" onPress={() => remove(block, place)}>
                <Trash2 aria-hidden size={16} />
              </RowButton>
            </div>
            <div className="flex flex-col gap-3">{children(block)}</div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/**
 * Whether a dragged row of a height would lie under the pointer in the place of the row below the pointer. Without this check a short row over a tall one
 * would move back and forth.
 */
function wouldStayUnder({ clientY, currentTarget }: DragEvent, height: number, isGoingDown: boolean): boolean {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  return isGoingDown ? clientY > bottom - height : clientY < top + height
}

interface RowButtonProps {
  label: string
  /** Finds the button again after its row has moved. */
  mark: string
  /** At an end of the list a button does nothing. It stays in place, so that it keeps the focus. */
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

const RowButton = ({ label, mark, isOff = false, onPress, children }: RowButtonProps) => (
  <IconButton
    type="button"
    size="2"
    variant="soft"
    color="gray"
    aria-label={label}
    aria-disabled={isOff}
    data-act={mark}
    onClick={isOff ? undefined : onPress}
  >
    {children}
  </IconButton>
)

/** Restores the focus, which a moved or removed row loses: to its button, or to the row beside a removed one. */
function useFocusAfterMove(blocks: readonly EditionBlock[]) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef('')
  const order = blocks.map(({ id }) => id).join()
  useEffect(() => {
    if (order !== '' && wanted.current !== '') list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = ''
  }, [order])
  const keepOn = (selector: string) => {
    wanted.current = selector
  }
  return { list, keepOn }
}
