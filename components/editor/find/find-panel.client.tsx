'use client'

import { Button, Checkbox, IconButton, Text, TextField } from '@radix-ui/themes'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatInteger } from '#lib/text/format.ts'
import type { Find } from './use-find.client.tsx'

/** The most characters of the words to look for, and of those in their place. */
const longest = 500

/** The panel of find and replace. It hangs from the editor's tools, so that it stays in reach while the text scrolls. */
export function FindPanel({ find }: { find: Find }) {
  const { isOpen, asked, wanted, count, at } = find
  const [by, setBy] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (asked > 0) field.current?.select()
  }, [asked])
  if (!isOpen) return null
  const replace = () => {
    find.replace(by)
    // With the last one the buttons are disabled, and would lose the focus.
    if (count === 1) field.current?.focus()
  }
  const replaceAll = () => {
    find.replaceAll(by)
    field.current?.focus()
  }
  const keys = (onEnter: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The panel may stand in the form of its text, which Enter would send.
    event.preventDefault()
    onEnter(event)
  }
  return (
    <div className="editor-find-place">
      <search
        aria-label="Localizar e substituir no texto"
        className="editor-find"
        onKeyDown={event => {
          const isOwnKey = event.key.toLowerCase() === 'h' && (event.ctrlKey || event.metaKey)
          if (isOwnKey) event.preventDefault()
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          find.close()
        }}
      >
        <div className="editor-find-row">
          <TextField.Root
            ref={field}
            aria-label="Localizar"
            placeholder="Localizar"
            autoComplete="off"
            spellCheck={false}
            maxLength={longest}
            className="grow"
            value={wanted.words}
            onChange={({ target }) => find.look({ ...wanted, words: target.value })}
            onKeyDown={keys(event => find.step(event.shiftKey ? -1 : 1))}
          />
          <IconButton
            type="button"
            variant="soft"
            color="gray"
            aria-label="Anterior"
            title="Anterior (Shift+Enter)"
            disabled={count === 0}
            onClick={() => find.step(-1)}
          >
            <ChevronUp aria-hidden size={18} />
          </IconButton>
          <IconButton
            type="button"
            variant="soft"
            color="gray"
            aria-label="Próximo"
            title="Próximo (Enter)"
            disabled={count === 0}
            onClick={() => find.step(1)}
          >
            <ChevronDown aria-hidden size={18} />
          </IconButton>
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            aria-label="Fechar a busca no texto"
            title="Fechar (Esc)"
            onClick={find.close}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
        <div className="editor-find-row">
          <TextField.Root
            aria-label="Substituir por"
            placeholder="Substituir por"
            autoComplete="off"
            maxLength={longest}
            className="grow"
            value={by}
            onChange={({ target }) => setBy(target.value)}
            onKeyDown={keys(replace)}
          />
          <Button type="button" variant="soft" disabled={count === 0} onClick={replace}>
            Substituir
          </Button>
          <Button
            type="button"
            variant="soft"
            disabled={count === 0}
            aria-label="Substituir todas"
            onClick={replaceAll}
          >
            Todas
          </Button>
        </div>
        <div className="editor-find-row">
          <Text as="label" size="2" htmlFor={id} className="flex grow items-center gap-2">
            <Checkbox
              id={id}
              checked={wanted.exact}
              onCheckedChange={checked => find.look({ ...wanted, exact: checked === true })}
            />
            Diferenciar maiúsculas e acentos
          </Text>
          <p role="status" className="editor-find-count">
            {sentenceOf(wanted.words, count, at)}
          </p>
        </div>
      </search>
    </div>
  )
}

function sentenceOf(words: string, count: number, at: number): string {
  if (words === '') return ''
  return count === 0 ? 'Nada encontrado' : `${formatInteger(at)} de ${formatInteger(count)}`
}
