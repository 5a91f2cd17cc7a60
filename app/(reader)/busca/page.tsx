import { redirect } from 'next/navigation'
import { cache } from 'react'
import { NextEvents } from '#components/events/reading/next-events.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { FacetBar } from '#components/reader/search/facets.tsx'
import { NoResults, NoWords, SearchStart } from '#components/reader/search/no-results.tsx'
import { Corrected, Cut } from '#components/reader/search/notices.tsx'
import { ResultList } from '#components/reader/search/results.tsx'
import { SearchForm } from '#components/reader/search/search-form.tsx'
import { searchPath } from '#lib/addresses/paths.ts'
import { secondsToNextEnd } from '#lib/events/agenda/agenda.ts'
import { limits } from '#lib/limits.ts'
import { type SearchParameters, searchParameters } from '#lib/schemas/search.ts'
import { readSearch } from '#lib/search/query.ts'
import { cardKeys } from '#server/articles/reading/queries/cards.ts'
import { listNext } from '#server/events/queries/list.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { findCorrection } from '#server/search/queries/correction.ts'
import { nameFilters } from '#server/search/queries/filters.ts'
import { findResults, type Results } from '#server/search/queries/results.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'

type Props = PageProps<'/busca'>

/** Seconds that a page of results is kept. Short: a search is repeated soon or never, and the periods depend on the time. */
const life = 60

const readParameters = cache(async (given: Props['searchParams']) => searchParameters.parse(await given))

export async function generateMetadata({ searchParams }: Props) {
  const { q } = await readParameters(searchParams)
  return readerMetadata({
    title: q ? `Busca por “${q}”` : 'Busca',
    description: 'Procure em todas as notícias e nos eventos: por palavra, cidade, autor e data.',
    path: '/busca',
    // Search engines index the empty form only: anybody can write any search into an address.
    indexed: q === '',
  })
}

/** `/busca`: a plain form; every search has an address. */
export default async function Search({ searchParams }: Props) {
  const asked = await readParameters(searchParams)
  return (
    <div className="mx-auto max-w-4xl">
      <header className="mb-4 pt-2 sm:pt-4">
        <h1 className="mb-4 text-headline leading-[1.08] font-bold tracking-tight">Busca</h1>
        <SearchForm parameters={asked} />
      </header>
      <Answer asked={asked} />
    </div>
  )
}

async function Answer({ asked }: { asked: SearchParameters }) {
  if (asked.q === '') return <Start />
  if (!readSearch(asked.q)) return <Page answer={<NoWords typed={asked.q} />} />
  const [results, events] = await Promise.all([
    block(
      'search',
      findResults(asked).then(found => ({ found })),
    ),
    findEvents(asked),
  ])
  if (!results) return <Page whole={false} answer={<FailedBlock what="os resultados" path={searchPath(asked)} />} />
  const { found } = results
  if (!found && asked.pagina > 1) redirect(searchPath({ ...asked, pagina: 1 }))
  return found ? <Found asked={asked} results={found} events={events} /> : <NotFound asked={asked} events={events} />
}

/** The next events with the words, on the first page of a search that asks for no author, no period and no access; null after a failure. */
async function findEvents({ q, cidade, autor, periodo, acesso, pagina }: SearchParameters): Promise<FoundEvents> {
  const at = now()
  const words = readSearch(q)
  if (!words?.words || autor || periodo || acesso || pagina > 1) return { dates: [], at }
  return { dates: await block('found events', listNext(at, { city: cidade, words, limit: mostEvents })), at }
}

interface FoundEvents {
  dates: Awaited<ReturnType<typeof listNext>> | null
  at: Date
}

/** The events that a search shows. */
const mostEvents = 4

const EventBlock = ({ asked, events: { dates, at } }: { asked: SearchParameters; events: FoundEvents }) =>
  dates && dates.length > 0 ? (
    <div className="mt-6 mb-2">
      <NextEvents dates={dates} now={at} city={asked.cidade} title="Na agenda" />
    </div>
  ) : null

interface FoundProps {
  asked: SearchParameters
  results: Results
  events: FoundEvents
  /** What the reader typed, when the results are those of a correction. */
  typed?: SearchParameters
}

const Found = ({ asked, results, events, typed }: FoundProps) => (
  <Page
    events={events}
    keys={cardKeys(results.hits.map(({ card }) => card))}
    answer={
      <>
        {asked.cut && <Cut />}
        {typed && <Corrected typed={typed} correction={asked.q} />}
        <FacetBar parameters={asked} facets={results.facets} />
        <EventBlock asked={asked} events={events} />
        <ResultList parameters={asked} results={results} />
      </>
    }
  />
)

/** A search that finds nothing as it was typed: the results of its correction, or advice. */
async function NotFound({ asked, events }: { asked: SearchParameters; events: FoundEvents }) {
  const looked = await block(
    'correction',
    findCorrection(asked.q).then(async meant => {
      const corrected = meant === null ? null : { ...asked, q: meant }
      const results = corrected && !asked.exata && (await findResults(corrected))
      return { meant, found: corrected && results ? { asked: corrected, results } : null }
    }),
  )
  if (looked?.found) return <Found {...looked.found} events={events} typed={asked} />
  const names = await block('filters', nameFilters(asked))
  return (
    <Page
      events={events}
      whole={looked !== null && names !== null}
      answer={
        <>
          {asked.cut && <Cut />}
          <FacetBar parameters={asked} facets={null} names={names ?? {}} />
          <EventBlock asked={asked} events={events} />
          <NoResults parameters={asked} correction={looked?.meant ?? null} />
        </>
      }
    />
  )
}

async function Start() {
  const cities = await block('cities', listCitiesWithArticles())
  return (
    <Page whole={cities !== null} answer={<SearchStart cities={cities?.slice(0, 2 * limits.popularCities) ?? []} />} />
  )
}

interface PageParts {
  keys?: readonly string[]
  events?: FoundEvents
  whole?: boolean
  answer: React.ReactNode
}

function Page({ keys = [], events, whole = true, answer }: PageParts) {
  const ends = events?.dates && secondsToNextEnd(events.dates, events.at)
  return (
    <>
      <Directive
        keys={['feed', ...(events ? ['events'] : []), ...keys]}
        life={Math.min(life, ends ?? life)}
        whole={whole && events?.dates !== null}
      />
      {answer}
    </>
  )
}
