import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { ArchiveIndexList } from '#components/reader/archive-index.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { cityLabel } from '#components/reader/front/city-filter.tsx'
import { cityPath, homePath } from '#lib/addresses/paths.ts'
import { signerName } from '#lib/articles/credits.ts'
import { type IndexEntry, type IndexKind, indexes, indexLetter, indexPage } from '#lib/site/indexes.ts'
import { fold } from '#lib/text/text.ts'
import { listAuthorIndex, listTagIndex } from '#server/articles/reading/queries/indexes.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'

/** Seconds. A publication makes the page old before. */
const life = 60 * 60

type Parameter = string | string[] | undefined

interface Listed {
  entries: readonly IndexEntry[]
  /** The press keys of pages that show them. */
  keys?: readonly string[]
}

const load = cache(async (kind: IndexKind, letter: string | null): Promise<Listed> => {
  switch (kind) {
    case 'tags':
      return { entries: await listTagIndex(letter) }
    case 'authors': {
      const authors = await listAuthorIndex(letter)
      return {
        entries: authors.map(author => ({ ...author, name: signerName(author) })),
        keys: authors.map(({ id }) => `author:${id}`),
      }
    }
    case 'cities':
      return { entries: await listCities(letter) }
  }
})

/** The cities with articles, in alphabetical order. */
async function listCities(letter: string | null): Promise<IndexEntry[]> {
  const cities = await listCitiesWithArticles()
  return cities
    .filter(({ name }) => letter === null || fold(name).startsWith(letter))
    .sort((one, other) => fold(one.name).localeCompare(fold(other.name)) || one.path.localeCompare(other.path))
    .slice(0, indexPage + 1)
    .map(city => ({ name: cityLabel(city), path: cityPath(city.path), articles: city.articles }))
}

const indexOf = (kind: IndexKind) => indexes.find(index => index.kind === kind) ?? indexes[0]

interface IndexProps {
  kind: IndexKind
  /** The value of `?letra=`. */
  typed: Parameter
}

const letterIn = (typed: Parameter) => indexLetter([typed ?? ''].flat()[0] ?? '')

/** The head of an index. Search engines get the page of all letters only. */
export async function indexMetadata({ kind, typed }: IndexProps): Promise<Metadata> {
  const { path, title, lead } = indexOf(kind)
  const letter = letterIn(typed)
  const { entries } = await load(kind, letter)
  return readerMetadata({ title, description: lead, path, indexed: letter === null && entries.length > 0 })
}

/** An index of the archive. A letter that is none redirects to the whole index. */
export async function IndexScreen({ kind, typed }: IndexProps) {
  const index = indexOf(kind)
  const letter = letterIn(typed)
  if (typed !== undefined && letter === null) permanentRedirect(index.path)
  const { entries, keys } = await load(kind, letter)
  return (
    <div className="mx-auto max-w-5xl">
      <Directive keys={['takedowns', ...(keys ?? [])]} softKeys={['feed']} life={life} />
      <Trail steps={[{ name: 'Início', path: homePath() }]} here={index.title} />
      <header className="mb-4 pt-2">
        <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{index.title}</h1>
        <p className="mt-3 max-w-prose text-soft sm:text-lg">{index.lead}</p>
      </header>
      <ArchiveIndexList index={index} entries={entries} letter={letter} />
    </div>
  )
}
