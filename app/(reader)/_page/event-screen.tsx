import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { EventDetail } from '#components/events/reading/event-detail.tsx'
import { NextEvents } from '#components/events/reading/next-events.tsx'
import { PrintedFrom } from '#components/reader/frame/printed-from.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { Row } from '#components/reader/front/front-page.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { SectionTitle } from '#components/reader/section-title.tsx'
import { agendaPath, cityPath, homePath } from '#lib/addresses/paths.ts'
import { agendaAddress, secondsToNextEnd } from '#lib/events/agenda/agenda.ts'
import { isFindable, isUpcoming } from '#lib/events/event.ts'
import { lowestPrice } from '#lib/events/price.ts'
import { describeEvent } from '#lib/events/words/describe.ts'
import { eventGraph } from '#lib/seo/json-ld/event.ts'
import { cityName } from '#lib/text/format.ts'
import { listShelf } from '#server/articles/reading/queries/archive.ts'
import { cardKeys } from '#server/articles/reading/queries/cards.ts'
import { type EventPage, findEventPage } from '#server/events/queries/event-page.ts'
import { listNext } from '#server/events/queries/list.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { pictureOfEvent, picturesOfEvent } from '#server/sharing/queries.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { MissingPage, missingMetadata } from './missing-page.tsx'
import { loadIdentity } from './shell.ts'

/** The events and the articles beside an event. */
const beside = 4
/** The most dates that are named to search engines. */
const namedDates = 10

const loadEvent = cache(async (id: string) => findEventPage(await currentActor(), id))

/** The head of an event's page, or the 404 page's. */
export async function eventMetadata(id: string): Promise<Metadata> {
  const event = await loadEvent(id)
  if (!event) return missingMetadata()
  const at = now()
  return readerMetadata({
    title: `${event.title}, em ${event.cityName}`,
    description: describeEvent(event, at),
    path: event.path,
    indexed: isFindable(event.dates, at),
    picture: pictureOfEvent(event, await loadIdentity()),
    place: event.cityName,
  })
}

interface EventScreenProps {
  id: string
  /** The readable end of the asked address; undefined for an address without one. */
  slug?: string
}

/** An event's page; the 404 page for one that readers do not see, until somebody publishes it. */
export async function EventScreen({ id, slug }: EventScreenProps) {
  const event = await loadEvent(id)
  if (!event) return <MissingPage path={`${agendaPath}/${id}`} keys={[`event:${id}`]} what="event" />
  if (slug !== event.slug) permanentRedirect(event.path)
  return <Screen event={event} />
}

async function Screen({ event }: { event: EventPage }) {
  const at = now()
  const { id, city, title, path } = event
  const [others, articles] = await Promise.all([
    block('next events', listNext(at, { city, limit: beside, without: id })),
    block('articles of the city', listShelf({ city }, beside)),
  ])
  const label = cityName(event.cityName, city)
  return (
    <>
      <Directive
        keys={[`event:${id}`, `events:${city}`, ...cardKeys(articles ?? [])]}
        softKeys={[`city:${city}`]}
        life={secondsToNextEnd([...event.dates, ...(others ?? [])], at)}
        whole={others !== null && articles !== null}
      />
      <DataScript type="application/ld+json" data={await graphOf(event, at)} />
      <div className="mx-auto max-w-3xl">
        <Trail
          steps={[
            { name: 'Início', path: homePath() },
            { name: 'Eventos', path: agendaPath },
            { name: label, path: agendaAddress({ city }) },
          ]}
          here={title}
        />
      </div>
      <EventDetail event={event} now={at} address={siteOrigin() + path} />
      <PrintedFrom newspaper={(await loadIdentity()).name} address={siteOrigin() + path} />
      <div className="mt-16 flex flex-col gap-10">
        {others ? (
          <NextEvents dates={others} now={at} city={city} title={`Mais eventos em ${event.cityName}`} />
        ) : (
          <FailedBlock what="os eventos da cidade" path={path} />
        )}
        {articles && articles.length > 0 && (
          <section aria-labelledby="noticias" className="no-print">
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
              <SectionTitle id="noticias">Notícias de {event.cityName}</SectionTitle>
              <a
                href={cityPath(city)}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-accent hover:underline"
              >
                Ver todas
              </a>
            </div>
            <Row cards={articles} />
          </section>
        )}
        {articles === null && <FailedBlock what="as notícias da cidade" path={path} />}
      </div>
    </>
  )
}

/** The event for search engines: its coming dates, or its last one. */
async function graphOf(event: EventPage, at: Date) {
  const coming = event.dates.filter(date => isUpcoming(date, at)).slice(0, namedDates)
  const identity = await loadIdentity()
  return eventGraph(
    siteOrigin(),
    {
      ...event,
      price: lowestPrice(event.price),
      pictures: picturesOfEvent(event, identity),
      dates: coming.length > 0 ? coming : event.dates.slice(-1),
    },
    identity,
  )
}
