import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Fragment } from 'react'
import { NextEvents } from '#components/events/reading/next-events.tsx'
import { CityFilter, cityLabel } from '#components/reader/front/city-filter.tsx'
import { FrontPage, RecruitmentLine } from '#components/reader/front/front-page.tsx'
import { MostRead } from '#components/reader/front/most-read.tsx'
import { SectionCards } from '#components/reader/front/section-cards.tsx'
import { EmptyFeed, FailedBlock } from '#components/reader/messages.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { isStaff } from '#lib/actor.ts'
import { cityPath, homePath, newestPath, olderThan } from '#lib/addresses/paths.ts'
import { secondsToNextEnd } from '#lib/events/agenda/agenda.ts'
import { limits } from '#lib/limits.ts'
import { homeGraph } from '#lib/seo/json-ld/publisher.ts'
import { withoutOffers } from '#lib/site/offers.ts'
import { dayOfMonth, isoDay, secondsToMidnight, weekday } from '#lib/text/format.ts'
import { hasPendingApplication } from '#server/applications/queries.ts'
import { findPin, type Pin } from '#server/articles/front/queries/pins.ts'
import { listShelf } from '#server/articles/reading/queries/archive.ts'
import { type ArticleCard, cardKeys, listNewest } from '#server/articles/reading/queries/cards.ts'
import { listMostRead } from '#server/articles/reading/queries/most-read.ts'
import { listNext } from '#server/events/queries/list.ts'
import { type City, listCitiesWithArticles } from '#server/locations/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { listSectionCards } from '#server/site/queries.ts'
import { Ad } from './_page/ad.tsx'
import { loadChosenCity } from './_page/chosen-city.ts'
import { ContinueBlock } from './_page/continue-block.tsx'
import { Directive } from './_page/directive.tsx'
import { readerMetadata } from './_page/metadata.ts'
import { loadIdentity, loadShell } from './_page/shell.ts'

/** Seconds. “Mais lidas” is counted every two minutes, so that on a kept page it is at most five minutes old. */
const countedLife = 150

/** The next events on the front page. */
const nextEvents = 4

export async function generateMetadata({ searchParams }: PageProps<'/'>): Promise<Metadata> {
  const { city, unknown } = await loadChosenCity((await searchParams).city)
  const { name, description } = await loadIdentity()
  if (!city) return readerMetadata({ title: name, description, path: '/', indexed: !unknown })
  return readerMetadata({
    title: `Notícias de ${cityLabel(city)}`,
    description: `${name}: as últimas notícias de ${cityLabel(city)}.`,
    path: cityPath(city.path),
    indexed: city.articles > 0,
    place: city.name,
  })
}

/** The front page, of the whole country or of one city (HOME-1, HOME-3). */
export default async function Home({ searchParams }: PageProps<'/'>) {
  const { city, unknown, value } = await loadChosenCity((await searchParams).city)
  if (city && value !== city.path) permanentRedirect(homePath(city.path))
  const path = homePath(city?.path)
  const at = now()
  const [newest, pin, cities, sections, mostRead, events] = await Promise.all([
    unknown
      ? []
      : block('feed', city ? listShelf({ city: city.path }, limits.homeArticles) : listNewest(limits.homeArticles)),
    city || unknown
      ? { running: null }
      : block(
          'pin',
          findPin(at).then(running => ({ running })),
        ),
    block('cities', listCitiesWithArticles()),
    block('section cards', listSectionCards()),
    block('most read', listMostRead()),
    unknown ? [] : block('next events', listNext(at, { city: city?.path, limit: nextEvents })),
  ])
  const articles = newest && (pin?.running ? leadBy(pin.running.card, newest) : newest)
  const whole = [articles, pin, cities, sections, mostRead, events].every(loaded => loaded !== null)
  const keys = [
    'feed',
    'pin',
    'cards',
    city ? `events:${city.path}` : 'events',
    ...cardKeys(articles ?? []),
    ...(mostRead ?? []).map(({ id }) => `article:${id}`),
  ]
  const { subscribed } = await currentActor()
  const { features } = (await loadShell()).settings
  const life = unknown
    ? undefined
    : Math.min(lifeOf(pin?.running ?? null, at), secondsToNextEnd(events ?? [], at) ?? countedLife)
  return (
    <>
      <Directive status={unknown ? 404 : 200} keys={keys} life={life} whole={whole} />
      <DataScript type="application/ld+json" data={homeGraph(siteOrigin(), await loadIdentity())} />
      <Ad slot="home_top" />
      <Recruitment />
      {sections ? (
        <SectionCards cards={withoutOffers(sections, card => card.linkUrl, subscribed)} />
      ) : (
        <FailedBlock what="as seções" path={path} />
      )}
      <div className={`flex flex-wrap items-center justify-between gap-x-3 ${city ? 'mb-3 pt-3' : 'mb-1'}`}>
        <h1 className={city ? 'text-2xl font-bold tracking-tight sm:text-3xl' : 'sr-only'}>
          {city ? `Notícias de ${cityLabel(city)}` : 'Notícias'}
        </h1>
        {!city && <EditionDay day={at} />}
        {cities ? <CityFilter cities={cities} chosen={city} /> : <FailedBlock what="as cidades" path={path} />}
      </div>
      {unknown && <UnknownCity typed={value} />}
      {!unknown && (
        <Feed
          articles={articles}
          pinned={Boolean(pin?.running)}
          city={city}
          path={path}
          begun={!city && <ContinueBlock />}
        >
          {features.mostRead &&
            (mostRead ? <MostRead lines={mostRead} /> : <FailedBlock what="as mais lidas" path={path} />)}
          {events ? (
            <NextEvents
              dates={events}
              now={at}
              city={city?.path ?? null}
              title={city ? `Agenda de ${city.name}` : 'Agenda'}
            />
          ) : (
            <FailedBlock what="os eventos" path={path} />
          )}
        </Feed>
      )}
      <Ad slot="home_bottom" />
    </>
  )
}

/** Puts the pinned article first and removes its second place. */
const leadBy = (first: ArticleCard, others: readonly ArticleCard[]) =>
  [first, ...others.filter(({ id }) => id !== first.id)].slice(0, limits.homeArticles)

/** Seconds until the page is old: until “Mais lidas” is counted again, the day ends, or the pin expires. */
function lifeOf(pin: Pin | null, at: Date): number {
  const life = Math.min(countedLife, secondsToMidnight(at))
  if (!pin) return life
  return Math.min(life, Math.max(1, Math.ceil((pin.expiresAt.getTime() - at.getTime()) / 1000)))
}

/** A phone has room for the date alone beside the choice of a city. */
const EditionDay = ({ day }: { day: Date }) => (
  <time dateTime={isoDay(day)} className="text-sm text-soft">
    <span className="max-sm:hidden">{weekday(day)}, </span>
    {dayOfMonth(day)}
  </time>
)

/** The invitation to apply; not for people who write here already, or who wait for an answer. */
async function Recruitment() {
  const { session, settings } = await loadShell()
  if (!settings.features.recruitment) return null
  if (!session) return <RecruitmentLine />
  if (isStaff(session.actor) || (await block('own application', hasPendingApplication(session.actor)))) return null
  return <RecruitmentLine />
}

const feedSlots = ['home_feed_1', 'home_feed_2', 'home_feed_3'] as const

interface FeedProps {
  /** Null when loading failed. */
  articles: readonly ArticleCard[] | null
  pinned: boolean
  city: City | null
  path: string
  /** What the reader began, after the lead. */
  begun: React.ReactNode
  /** Shown in the middle of the feed, or after the message that replaces the feed. */
  children: React.ReactNode
}

/** The feed. A city's page has its name above the feed: the cards' kickers show the subject instead. */
function Feed({ articles, pinned, city, path, begun, children }: FeedProps) {
  if (!articles || articles.length === 0) {
    return (
      <div className="flex flex-col gap-8">
        {articles ? <EmptyFeed>{city && <AllNews />}</EmptyFeed> : <FailedBlock what="os artigos" path={path} />}
        {begun}
        {children}
      </div>
    )
  }
  const cards = articles.map(card => (card.city?.path === city?.path ? { ...card, city: null } : card))
  const [first, second, third] = feedSlots.map(slot => <Ad key={slot} slot={slot} />)
  return (
    <FrontPage
      cards={cards}
      pinned={pinned}
      between={[
        <Fragment key="begun">
          {begun}
          {first}
        </Fragment>,
        <Fragment key="middle">
          {children}
          {second}
        </Fragment>,
        <Fragment key="end">
          <MoreNews path={moreOf(city, cards)} />
          {third}
        </Fragment>,
      ]}
    />
  )
}

/** Where the feed goes on: what is older in a city, whose page begins with the same articles. */
const moreOf = (city: City | null, cards: readonly ArticleCard[]) => {
  if (!city) return newestPath
  const last = cards.length === limits.homeArticles ? cards.at(-1) : undefined
  return last ? olderThan(cityPath(city.path), last.id) : cityPath(city.path)
}

const MoreNews = ({ path }: { path: string }) => (
  <p className="no-print text-center">
    <a href={path} className="button">
      Mais notícias
    </a>
  </p>
)

const AllNews = () => (
  <p className="mt-6">
    <a href={homePath()} className="button">
      Ver todas as notícias
    </a>
  </p>
)

function UnknownCity({ typed }: { typed: string }) {
  return (
    <div className="border-y border-rule py-16 text-center">
      <p className="font-serif text-2xl">Nenhuma cidade encontrada</p>
      <p className="mt-2 text-soft">Não há cidade com o nome “{typed}”.</p>
      <AllNews />
    </div>
  )
}
