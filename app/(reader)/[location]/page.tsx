import { cache } from 'react'
import { NextEvents } from '#components/events/reading/next-events.tsx'
import { cityLabel } from '#components/reader/front/city-filter.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { cityPath } from '#lib/addresses/paths.ts'
import { secondsToNextEnd } from '#lib/events/agenda/agenda.ts'
import { sitePageOf } from '#lib/site/pages/site-pages.ts'
import { plural } from '#lib/text/format.ts'
import { listNext } from '#server/events/queries/list.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { ArchiveScreen, archiveMetadata, type ShelfPage } from '../_page/archive-screen.tsx'
import { SitePageScreen, sitePageMetadata } from '../_page/site-page-screen.tsx'

type Props = PageProps<'/[location]'>

const loadCity = cache(async (location: string): Promise<ShelfPage | null> => {
  const city = await findCityAt(location)
  if (!city) return null
  const label = cityLabel(city)
  return {
    shelf: { city: city.path },
    path: cityPath(city.path),
    kind: 'Cidade',
    name: label,
    title: `Notícias de ${label}`,
    lead: `As últimas notícias de ${label}${city.articles > 0 ? ` e o arquivo: ${plural(city.articles, 'artigo', 'artigos')}` : ''}.`,
    front: true,
    place: city.name,
  }
})

/** The next events on a city's page. */
const nextEvents = 4

async function nextEventsIn(city: string, name: string) {
  const at = now()
  const dates = await block('next events', listNext(at, { city, limit: nextEvents }))
  return {
    content: dates ? (
      <NextEvents dates={dates} now={at} city={city} title={`Agenda de ${name}`} />
    ) : (
      <FailedBlock what="os eventos" path={cityPath(city)} />
    ),
    keys: [`events:${city}`],
    life: secondsToNextEnd(dates ?? [], at),
    whole: dates !== null,
  }
}

export async function generateMetadata({ params, searchParams }: Props) {
  const { location } = await params
  const page = sitePageOf(location)
  return page ? sitePageMetadata(page.slug) : archiveMetadata(await loadCity(location), (await searchParams).antes)
}

/** `/{location}`: a city's archive, or an institutional page if the segment is its slug. */
export default async function City({ params, searchParams }: Props) {
  const { location } = await params
  const page = sitePageOf(location)
  if (page) return <SitePageScreen slug={page.slug} />
  const { antes } = await searchParams
  const city = await loadCity(location)
  return (
    <ArchiveScreen
      page={city}
      before={antes}
      tried={{ path: `/${location}`, keys: [`city:${location}`] }}
      block={city && antes === undefined ? await nextEventsIn(location, city.place ?? city.name) : undefined}
    />
  )
}
