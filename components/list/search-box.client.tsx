'use client'

import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ListDefinition, ListState } from '#lib/list/list.ts'
import { cleanSearch, isSearchable, listAddress, longestSearch, narrowed } from '#lib/list/state.ts'
import { useListNavigation } from './navigation.client.tsx'
import { useSlashKey } from './use-slash-key.client.tsx'

/** The pause in typing that starts a search. */
const pauseMs = 350

/** The search field of a list: searches after a pause in typing, or at Enter. */
export function SearchBox({ list, state }: { list: ListDefinition; state: ListState }) {
  const { go } = useListNavigation()
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef(state)
  const lastSearch = useRef(state.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSlashKey(box)

  const runSearch = () => {
    clearTimeout(timer.current)
    const search = cleanSearch(box.current?.value ?? '')
    if (search === lastSearch.current) return
    // A search is one entry of the history, even when typing pauses several times.
    const replace = lastSearch.current !== '' && search !== ''
    lastSearch.current = search
    go(listAddress(list, narrowed(latest.current, { search })), { replace })
  }
  const searchLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(runSearch, pauseMs)
  }

  useEffect(() => {
    latest.current = state
    if (state.search === lastSearch.current || !box.current) return
    // The back button or a link changed the address.
    lastSearch.current = state.search
    box.current.value = state.search
  }, [state])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tooShort = state.search !== '' && !isSearchable(state.search)
  return (
    <form
      action={list.path}
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
        defaultValue={state.search}
        maxLength={longestSearch}
        placeholder={list.search.placeholder}
        aria-label={list.search.label}
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
    </form>
  )
}
