import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { CityFilter, cityLabel } from '#components/reader/city-filter.tsx'
import { FrontPage } from '#components/reader/front-page.tsx'
import { EmptyFeed, FailedBlock } from '#components/reader/messages.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { SectionCards } from '#components/reader/section-cards.tsx'
import { limits } from '#lib/limits.ts'
import { cityPath, homePath } from '#lib/paths.ts'
import { homeGraph } from '#lib/seo/json-ld.ts'
import { listShelf } from '#server/articles/queries/archive.ts'
import { type ArticleCard, cardKeys, listNewest } from '#server/articles/queries/cards.ts'
import { findPin } from '#server/articles/queries/pins.ts'
import { type City, listCitiesWithArticles } from '#server/locations/queries.ts'
import { block, editionTime, listSectionCards, siteOrigin } from '#server/site/queries.ts'
import { Ad } from './_page/ad.tsx'
import { loadChosenCity } from './_page/chosen-city.ts'
import { ContinueBlock } from './_page/continue-block.tsx'
import { Directive } from './_page/directive.tsx'
import { readerMetadata } from './_page/metadata.ts'
import { loadIdentity } from './_page/shell.ts'

export async function generateMetadata({ searchParams }: PageProps<'/'>): Promise<Metadata> {
  const { city, unknown } = await loadChosenCity((await searchParams).city)
  const { name, description } = await loadIdentity()
  if (!city) return readerMetadata({ title: name, description, path: '/', indexed: !unknown })
  return readerMetadata({
    title: `Notícias de ${cityLabel(city)}`,
    description: `As últimas notícias de ${cityLabel(city)} no ${name}.`,
    path: cityPath(city.path),
    place: city.name,
  })
}

/** The front page, of the whole country or of one city (reader §2). */
export default async function Home({ searchParams }: PageProps<'/'>) {
  const { city, unknown, value } = await loadChosenCity((await searchParams).city)
  if (city && value !== city.path) permanentRedirect(homePath(city.path))
  const path = homePath(city?.path)
  const at = editionTime()
  const [newest, pin, cities, sections] = await Promise.all([
    unknown
      ? []
      : block('feed', city ? listShelf({ city: city.path }, limits.homeArticles) : listNewest(limits.homeArticles)),
    city || unknown ? null : block('pin', findPin(at)),
    block('cities', listCitiesWithArticles()),
    block('section cards', listSectionCards()),
  ])
  const articles = newest && (pin ? leadBy(pin.card, newest) : newest)
  const whole = articles !== null && cities !== null && sections !== null
  return (
    <>
      <Directive
        status={unknown ? 404 : 200}
        keys={['feed', 'pin', ...cardKeys(articles ?? [])]}
        life={pin ? secondsUntil(pin.expiresAt, at) : undefined}
        whole={whole}
      />
      <DataScript type="application/ld+json" data={homeGraph(siteOrigin(), await loadIdentity())} />
      <Ad slot="home_top" />
      <h1 className={city ? 'mb-3 text-3xl font-bold' : 'sr-only'}>
        {city ? `Notícias de ${cityLabel(city)}` : 'Últimas notícias'}
      </h1>
      <div className="mb-6">
        {cities ? <CityFilter cities={cities} chosen={city} /> : <FailedBlock what="as cidades" path={path} />}
      </div>
      {!city && !unknown && <ContinueBlock />}
      {unknown && <UnknownCity typed={value} />}
      {!unknown &&
        (articles ? <Feed articles={articles} city={city} /> : <FailedBlock what="os artigos" path={path} />)}
      <div className="mt-10">
        {sections ? <SectionCards cards={sections} /> : <FailedBlock what="as seções" path={path} />}
      </div>
      <Ad slot="home_bottom" />
    </>
  )
}

/** The pinned article first, and no article twice. */
const leadBy = (first: ArticleCard, others: readonly ArticleCard[]) =>
  [first, ...others.filter(({ id }) => id !== first.id)].slice(0, limits.homeArticles)

const secondsUntil = (moment: Date, from: Date) => Math.max(1, Math.ceil((moment.getTime() - from.getTime()) / 1000))

const feedSlots = ['home_feed_1', 'home_feed_2', 'home_feed_3'] as const

interface FeedProps {
  articles: readonly ArticleCard[]
  city: City | null
}

/** On a city's page the kicker says the subject: the city stands above all of them. */
function Feed({ articles, city }: FeedProps) {
  if (articles.length === 0) {
    return (
      <EmptyFeed>
        {city && (
          <p className="mt-6">
            <a href={homePath()} className="button">
              Ver todas as notícias
            </a>
          </p>
        )}
      </EmptyFeed>
    )
  }
  return (
    <FrontPage
      cards={articles.map(card => (card.city?.path === city?.path ? { ...card, city: null } : card))}
      between={feedSlots.map(slot => <Ad key={slot} slot={slot} />)}
    />
  )
}

function UnknownCity({ typed }: { typed: string }) {
  return (
    <div className="border-y border-rule py-16 text-center">
      <p className="font-serif text-2xl">Nenhuma cidade encontrada</p>
      <p className="mt-2 text-soft">Não há cidade com o nome “{typed}”.</p>
      <p className="mt-6">
        <a href="/" className="button">
          Ver todas as notícias
        </a>
      </p>
    </div>
  )
}
