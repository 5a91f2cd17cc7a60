import { cache } from 'react'
import { cityLabel } from '#components/reader/front/city-filter.tsx'
import { cityPath } from '#lib/addresses/paths.ts'
import { sitePageOf } from '#lib/site/pages/site-pages.ts'
import { plural } from '#lib/text/format.ts'
import { findCityAt } from '#server/locations/queries.ts'
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
    place: city.name,
  }
})

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
  return (
    <ArchiveScreen
      page={await loadCity(location)}
      before={(await searchParams).antes}
      tried={{ path: `/${location}`, keys: [`city:${location}`] }}
    />
  )
}
