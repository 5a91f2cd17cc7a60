'use client'

import { TextField } from '@radix-ui/themes'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ControlProps } from './field.tsx'
import { type ChoiceOption, OptionList, optionId, stepped } from './option-list.tsx'

interface ComboboxProps extends ControlProps {
  placeholder: string
  disabled?: boolean
  /** Finds options for the typed text; null when they cannot be loaded. */
  find: (typed: string) => Promise<ChoiceOption[] | null>
  onChoose: (option: ChoiceOption) => void
  emptyText: string
  failureText: string
  ref?: Ref<HTMLInputElement>
}

const pauseMs = 200

/** A field that finds options while the person types, and clears itself after each choice (WAI-ARIA Authoring Practices, Combobox with list). */
export function Combobox({
  placeholder,
  disabled,
  find,
  onChoose,
  emptyText,
  failureText,
  ref,
  ...control
}: ComboboxProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const options = useFound(typed, find)
  const open = typed.trim() !== '' && options !== undefined
  const known = options ?? []
  const box = useRef<HTMLDivElement>(null)
  // The options must be in sight: a form may have its buttons over the foot of the screen.
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const choose = (option: ChoiceOption | undefined) => {
    if (!option) return
    onChoose(option)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    const to = stepped(event.key, active, known.length)
    if (event.key === 'Enter') {
      event.preventDefault()
      if (open) choose(known[active])
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped('')
    } else if (to !== null) {
      event.preventDefault()
      setActive(to)
    }
  }
  return (
    <div className="relative">
      <TextField.Root
        {...control}
        ref={ref}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && known.length > 0 ? optionId(list, active) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
        onBlur={() => setTyped('')}
      />
      <div ref={box} className="option-list" hidden={!open}>
        <OptionList id={list} label={placeholder} options={known} active={active} onChoose={choose} />
        <p role="status" className="option-status">
          {open && options === null && failureText}
          {open && options?.length === 0 && emptyText}
        </p>
      </div>
    </div>
  )
}

/** The options for the typed text, after a pause in typing; undefined while they load, null when they cannot be loaded. */
export function useFound(typed: string, find: ComboboxProps['find']): ChoiceOption[] | null | undefined {
  const [found, setFound] = useState<{ typed: string; options: ChoiceOption[] | null }>()
  const findOptions = useEffectEvent(find)
  useEffect(() => {
    if (typed.trim() === '') return
    let current = true
    const timer = setTimeout(async () => {
      const options = await findOptions(typed).catch(() => null)
      if (current) setFound({ typed, options })
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [typed])
  return found?.typed === typed ? found.options : undefined
}
