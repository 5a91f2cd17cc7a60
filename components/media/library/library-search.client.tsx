'use client'

import { Button, Text, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DayInput } from '#components/ui/fields/day-input.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { pathWith } from '#lib/addresses/parameters.ts'
import { longestSearch } from '#lib/list/state.ts'
import type { LibraryPage, LibraryPicture, LibrarySearch as SearchInput } from '#lib/media/library.ts'
import { shortDate } from '#lib/text/format.ts'
import { CreditInput } from './credit-input.client.tsx'
import './library.css'

const noSearch = { busca: '', credito: '', de: '', ate: '' }

/** The pause in typing that starts a search. */
const pauseMs = 300

async function ask(search: SearchInput, signal: AbortSignal): Promise<LibraryPage> {
  const answer = await fetch(pathWith('/api/pictures', { ...search }), { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

/** The library: a search by words, credit and days, and the pictures that it finds, the newest first. */
export function LibrarySearch({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const [search, setSearch] = useState(noSearch)
  const [page, setPage] = useState<LibraryPage | null>(null)
  const [failed, setFailed] = useState(false)
  const started = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    const read = async () => {
      try {
        setPage(await ask({ ...search, depois: '' }, abort.signal))
        setFailed(false)
      } catch {
        if (!abort.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(read, started.current ? pauseMs : 0)
    started.current = true
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search])
  const more = async () => {
    if (!page?.next) return
    const older = await ask({ ...search, depois: page.next }, AbortSignal.timeout(20_000)).catch(() => null)
    if (older) setPage({ pictures: [...page.pictures, ...older.pictures], next: older.next })
    else setFailed(true)
  }
  const set = (change: Partial<typeof noSearch>) => setSearch(current => ({ ...current, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React's events reach through portals the form that a dialog stands over.
    event.stopPropagation()
  }
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={submit} className="library-search">
        <Field label="Palavras">
          {control => (
            <TextField.Root
              {...control}
              type="search"
              value={search.busca}
              maxLength={longestSearch}
              placeholder="O que a imagem mostra"
              autoComplete="off"
              onChange={event => set({ busca: event.target.value })}
            >
              <TextField.Slot>
                <Search aria-hidden size={16} />
              </TextField.Slot>
            </TextField.Root>
          )}
        </Field>
        <Field label="Crédito">
          {control => (
            <CreditInput {...control} value={search.credito} onChange={event => set({ credito: event.target.value })} />
          )}
        </Field>
        <Field label="De">
          {control => (
            <DayInput
              {...control}
              name="de"
              value={search.de}
              calendarLabel="Escolher o primeiro dia"
              onChange={de => set({ de })}
            />
          )}
        </Field>
        <Field label="Até">
          {control => (
            <DayInput
              {...control}
              name="ate"
              value={search.ate}
              calendarLabel="Escolher o último dia"
              onChange={ate => set({ ate })}
            />
          )}
        </Field>
      </form>
      {failed && (
        <Text as="p" role="alert" size="2" color="red">
          As imagens não puderam ser lidas. Mude a busca ou tente de novo.
        </Text>
      )}
      <Found page={page} onChoose={onChoose} onMore={more} />
    </div>
  )
}

interface FoundProps {
  page: LibraryPage | null
  onChoose: (picture: LibraryPicture) => void
  onMore: () => void
}

function Found({ page, onChoose, onMore }: FoundProps) {
  if (!page) return <p className="min-h-60 text-soft">Abrindo o acervo…</p>
  return (
    <>
      <p role="status" className={page.pictures.length > 0 ? 'sr-only' : 'min-h-60 text-soft'}>
        {page.pictures.length > 0 ? `${page.pictures.length} imagens na tela` : 'Nenhuma imagem encontrada.'}
      </p>
      <ul className="library-grid" aria-label="Imagens do acervo">
        {page.pictures.map(picture => (
          <li key={picture.id}>
            <button type="button" className="library-picture" onClick={() => onChoose(picture)}>
              <img src={picture.thumbnail} alt="" loading="lazy" width={picture.width} height={picture.height} />
              <span className="line-clamp-2">{picture.alt || picture.caption || 'Sem descrição'}</span>
              <span className="truncate text-xs text-soft">
                {[picture.credit, shortDate(new Date(picture.createdAt))].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {page.next && (
        <Button type="button" variant="soft" color="gray" onClick={onMore} className="self-center">
          Mostrar mais
        </Button>
      )}
    </>
  )
}
