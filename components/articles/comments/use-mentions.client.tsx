'use client'

import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { OptionList, optionId, stepped } from '#components/ui/fields/option-list.tsx'
import { mentionAt, suggestionsFor, type TypedMention, withName } from '#lib/articles/comments/mentions.ts'

interface MentionsOptions {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  /** Colleagues who can be mentioned. */
  people: readonly { id: string; name: string }[]
}

/**
 * Suggests names after an @ in a text: arrows and Enter or the pointer choose one, Escape closes the list. Returns the props of the text's
 * field, and the list to show under it.
 */
export function useMentions({ area, text, onText, people }: MentionsOptions) {
  const list = useId()
  const [call, setCall] = useState<TypedMention | null>(null)
  const [active, setActive] = useState(0)
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const found = call ? suggestionsFor(call, people) : []
  const isOpen = found.length > 0

  function look() {
    const field = area.current
    setCall(field && field.selectionStart === field.selectionEnd ? mentionAt(field.value, field.selectionStart) : null)
    setActive(0)
  }
  function choose(name: string | undefined) {
    if (!call || name === undefined) return
    const written = withName(text, call, name)
    caret.current = written.caret
    onText(written.text)
    setCall(null)
  }
  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const to = stepped(event.key, active, found.length)
    if (to !== null) setActive(to)
    else if (event.key === 'Enter') choose(found[active]?.name)
    else if (event.key === 'Escape') setCall(null)
    else return
    event.preventDefault()
  }
  return {
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? list : undefined,
      'aria-activedescendant': isOpen ? optionId(list, active) : undefined,
      onSelect: look,
      onKeyDown: press,
      onBlur: () => setCall(null),
    } as const,
    suggestions: (
      <div className="option-list" hidden={!isOpen}>
        <OptionList
          id={list}
          label="Quem mencionar"
          options={found.map(({ id, name }) => ({ value: id, label: name }))}
          active={active}
          onChoose={({ label }) => choose(label)}
        />
      </div>
    ),
  }
}
