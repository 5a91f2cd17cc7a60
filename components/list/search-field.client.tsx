'use client'

import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cleanSearch, isSearchable, longestSearch } from '#lib/list/state.ts'
import { useListNavigation } from './navigation.client.tsx'

interface SearchFieldProps {
  /** Where the form goes before scripts run. */
  path: string
  /** The search of the shown screen. */
  search: string
  label: string
  placeholder: string
  /** The address of the same screen with another search. */
  addressOf: (search: string) => string
  /** The form's other parameters. */
  children?: ReactNode
}

/** The pause in typing that starts a search. */
const pauseMs = 350

/** A search field that searches after a pause in typing, or at Enter. */
export function SearchField({ path, search: shown, label, placeholder, addressOf, children }: SearchFieldProps) {
  const { go } = useListNavigation()
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef(addressOf)
  const lastSearch = useRef(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSlashKey(box)

  const runSearch = () => {
    clearTimeout(timer.current)
    const search = cleanSearch(box.current?.value ?? '')
    if (search === lastSearch.current) return
    // A search is one entry of the history, even when typing pauses several times.
    const replace = lastSearch.current !== '' && search !== ''
    lastSearch.current = search
    go(latest.current(search), { replace })
  }
  const searchLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(runSearch, pauseMs)
  }

  useEffect(() => {
    latest.current = addressOf
  }, [addressOf])
  useEffect(() => {
    if (shown === lastSearch.current || !box.current) return
    // The back button or a link changed the address.
    lastSearch.current = shown
    box.current.value = shown
  }, [shown])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tooShort = shown !== '' && !isSearchable(shown)
  return (
    <form
      action={path}
      className="min-w-0 grow basis-64"
      onSubmit={event => {
        event.preventDefault()
        runSearch()
      }}
    >
      <TextField.Root
        ref={box}
        type="search"
        name="busca"
        defaultValue={shown}
        maxLength={longestSearch}
        placeholder={placeholder}
        aria-label={label}
        aria-keyshortcuts="/"
        aria-describedby={tooShort ? 'busca-curta' : undefined}
        autoComplete="off"
        spellCheck={false}
        onInput={searchLater}
      >
        <TextField.Slot>
          <Search aria-hidden size={16} />
        </TextField.Slot>
      </TextField.Root>
      {tooShort && (
        <p id="busca-curta" className="mt-1 text-sm text-soft">
          Digite pelo menos três letras ou números seguidos.
        </p>
      )}
      {children}
    </form>
  )
}

const writing =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** The key `/` focuses a field, unless the focus is in another control or a dialog. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(writing)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
