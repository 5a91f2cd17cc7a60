'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLayoutEffect, useRef } from 'react'
import { plural } from '#lib/text/format.ts'
import type { Slash } from './use-slash.client.tsx'

/** The id of a choice, for `aria-activedescendant`. */
export const slashOptionId = (list: string, index: number) => `${list}-${index}`

interface SlashMenuProps {
  /** The id of the menu's list. */
  id: string
  slash: Slash
}

/** The slash menu under its line. The focus stays in the text, which handles the keys. */
export function SlashMenu({ id, slash: { choices, active, line, choose, point } }: SlashMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const isOpen = choices.length > 0
  usePlace(box, line, isOpen)
  useLayoutEffect(() => {
    if (isOpen) document.getElementById(slashOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, isOpen])
  return (
    <div ref={box} className="slash" hidden={!isOpen}>
      <div id={id} role="listbox" aria-label="Blocos">
        {choices.map((choice, index) => (
          <div
            key={choice.label}
            id={slashOptionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // A resting pointer under the opening menu does not change the active choice.
            onMouseMove={({ movementX, movementY }) => {
              if (movementX || movementY) point(index)
            }}
            onMouseDown={event => {
              event.preventDefault()
              choose(choice)
            }}
          >
            <choice.icon aria-hidden size={18} />
            <span>{choice.label}</span>
            {choice.keys && <kbd>{choice.keys}</kbd>}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && plural(choices.length, 'bloco', 'blocos')}
      </p>
    </div>
  )
}

/** Places the box under the line, or above the line when the space below is too small, and never under a bar of the screen. */
function usePlace(box: { current: HTMLDivElement | null }, line: string, isOpen: boolean): void {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => {
    const element = box.current
    const written = editor.getElementByKey(line)
    const around = element?.offsetParent
    if (!isOpen || !element || !written || !around) return
    const text = written.getBoundingClientRect()
    const frame = around.getBoundingClientRect()
    const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
    const [head, foot] = [scrollPaddingBlockStart, scrollPaddingBlockEnd].map(room => Number.parseFloat(room) || 0)
    const { offsetHeight: height } = element
    const fits = text.bottom + height + 8 < window.innerHeight - (foot ?? 0) || text.top < height + (head ?? 0)
    const top = fits ? text.bottom + 4 : text.top - element.offsetHeight - 4
    element.style.top = `${top - frame.top}px`
    element.style.insetInlineStart = `${Math.min(text.left - frame.left, frame.width - element.offsetWidth - 8)}px`
  }, [editor, box, line, isOpen])
}
