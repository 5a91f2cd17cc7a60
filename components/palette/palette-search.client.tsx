'use client'

import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { optionId, stepped } from '#components/ui/fields/option-list.tsx'
import type { OpenScreen } from '#lib/addresses/screens/open-screens.ts'
import type { PaletteItem } from '#lib/palette.ts'
import { plural } from '#lib/text/format.ts'
import { groupsFor } from './groups.ts'
import { usePaletteFound } from './use-palette-found.client.tsx'

export interface PaletteSearchProps {
  /** The screens that this person may enter. */
  screens: readonly OpenScreen[]
  /** The address of the list that reads whole texts, up to the words. */
  texts: string
  /** Something was chosen, and this document goes there. */
  onGo: () => void
}

const longest = 200

/** The palette's field and what it finds (WAI-ARIA Authoring Practices, Combobox with list). The entries are links: Ctrl opens one in a new tab. */
export function PaletteSearch({ screens, texts, onGo }: PaletteSearchProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { answer, settled } = usePaletteFound(typed)
  const groups = groupsFor(typed, screens, answer?.found ?? null, texts)
  const items = groups.flatMap(group => group.items)
  const current = Math.min(active, items.length - 1)
  useEffect(() => {
    document.getElementById(optionId(list, current))?.scrollIntoView({ block: 'nearest' })
  }, [list, current])

  const press = (event: KeyboardEvent) => {
    const to = stepped(event.key, current, items.length)
    if (to !== null) setActive(to)
    else if (event.key === 'Enter') follow(document.getElementById(optionId(list, current)), event)
    else return
    event.preventDefault()
  }
  const failed = settled && answer !== null && answer.found === null
  return (
    <>
      <TextField.Root
        size="3"
        role="combobox"
        aria-label="Buscar em tudo"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={items.length > 0 ? optionId(list, current) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        placeholder="Matéria, pauta, evento, pessoa ou tela"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      >
        <TextField.Slot>
          <Search aria-hidden size={18} />
        </TextField.Slot>
      </TextField.Root>
      <div id={list} role="listbox" aria-label="Resultados" className="palette-list">
        {groups.map(({ name, items: entries }) => (
          <div key={name}>
            <div aria-hidden className="palette-name">
              {name}
            </div>
            {entries.map(item => {
              const place = items.indexOf(item)
              const at = { id: optionId(list, place), selected: place === current }
              return <Entry key={item.id} item={item} kind={name} onGo={onGo} {...at} />
            })}
          </div>
        ))}
      </div>
      <p role="status" className={failed ? 'palette-failure' : 'sr-only'}>
        {failed && 'Não foi possível buscar matérias, pautas e eventos. Tente de novo.'}
        {!failed && settled && typed.trim() !== '' && plural(items.length, 'resultado', 'resultados')}
      </p>
      <p aria-hidden className="palette-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> escolher, <kbd>Enter</kbd> abrir, <kbd>Esc</kbd> voltar. No texto de uma matéria, onde{' '}
        <kbd>Ctrl K</kbd> faz um link: <kbd>Ctrl Shift K</kbd>
      </p>
    </>
  )
}

interface EntryProps {
  item: PaletteItem
  /** The heading under which it stands, which only eyes connect with it. */
  kind: string
  id: string
  selected: boolean
  onGo: () => void
}

/** An entry. A page of the readers has a document of its own: a plain link leads there. */
function Entry({ item: { title, status, note, href, forReaders }, kind, id, selected, onGo }: EntryProps) {
  const shared = { id, role: 'option', 'aria-selected': selected, tabIndex: -1, className: 'palette-entry' }
  const words = (
    <>
      <span className="sr-only">{kind}: </span>
      <span className="palette-title">{title}</span>
      {note && <span className="palette-note">{note}</span>}
      {status && <span className="palette-status">{status}</span>}
    </>
  )
  if (forReaders)
    return (
      <a {...shared} href={href} onMouseDown={keepFocus}>
        {words}
      </a>
    )
  return (
    <Link {...shared} href={href} prefetch={false} onMouseDown={keepFocus} onNavigate={onGo}>
      {words}
    </Link>
  )
}

/** The field keeps the focus while an entry is pressed. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** Presses a link as the keyboard did: with Ctrl or Command it opens in a new tab. */
function follow(link: Element | null, { ctrlKey, metaKey }: KeyboardEvent): void {
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
}
