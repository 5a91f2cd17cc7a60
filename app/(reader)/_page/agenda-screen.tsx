import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { AgendaFilters } from '#components/events/reading/agenda-filters.tsx'
import { AgendaHead } from '#components/events/reading/agenda-head.tsx'
import { EmptyAgenda } from '#components/events/reading/empty-agenda.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { cityLabel } from '#components/reader/front/city-filter.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { isStaff } from '#lib/actor.ts'
import { type Parameters, pathWith } from '#lib/addresses/parameters.ts'
import { agendaFeedPath, agendaPath, homePath, ownEventsPath, pastEventsPath } from '#lib/addresses/paths.ts'
import { type AgendaQuery, agendaAddress, isWhole, readAgenda, secondsToNextEnd } from '#lib/events/agenda/agenda.ts'
import { agendaTitle } from '#lib/events/agenda/title.ts'
import { dayIn } from '#lib/events/when.ts'
import { collectionGraph } from '#lib/seo/json-ld/collection.ts'
import { secondsToMidnight } from '#lib/text/format.ts'
import { type AgendaPart, findAgendaPart } from '#server/events/queries/agenda-part.ts'
import { findAgendaZone, listEventCities } from '#server/events/queries/cities.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { AgendaPartView, cardsOf } from './agenda-part.tsx'
import { loadChosenCity } from './chosen-city.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { loadIdentity } from './shell.ts'

/** The part of the agenda at an address, read once a request; `part` is null after a failure. */
const loadPart = cache(async (address: string) => {
  const at = now()
  const query = readAgenda(Object.fromEntries(new URL(address, siteOrigin()).searchParams), at)
  const zone = await findAgendaZone(query.city)
  return { at, query, zone, part: await block('events', findAgendaPart(query, at, zone)) }
})

const leadOf = (label: string | null) =>
  label
    ? `Shows, feiras, exposições, esporte e o que mais acontece em ${label}.`
    : 'A agenda das cidades: shows, feiras, exposições, esporte e o que mais vai acontecer.'

/** The head of the agenda. Search engines index it whole and by city; its other parts have no end. */
export async function agendaMetadata(parameters: Parameters): Promise<Metadata> {
  const { city, unknown } = await loadChosenCity(parameters.city)
  const query = { ...readAgenda(parameters, now()), city: city?.path ?? null }
  const label = city && cityLabel(city)
  const { part } = await loadPart(agendaAddress(query))
  return readerMetadata({
    title: agendaTitle(query, label),
    description: leadOf(label),
    path: agendaAddress(query),
    indexed: !unknown && isWhole(query) && (city === null || (part?.dates.length ?? 0) > 0),
    place: city?.name,
  })
}

/** The agenda, as a list or as a month, narrowed as its address says. */
export async function AgendaScreen({ parameters }: { parameters: Parameters }) {
  const chosen = await loadChosenCity(parameters.city)
  if (chosen.unknown) return <UnknownCity typed={chosen.value} />
  const { city } = chosen
  const query = { ...readAgenda(parameters, now()), city: city?.path ?? null }
  const address = agendaAddress(query)
  if (city && chosen.value !== city.path) permanentRedirect(address)
  const [{ at, zone, part }, cities] = await Promise.all([
    loadPart(address),
    city ? [] : block('cities with events', listEventCities(now())),
  ])
  const label = city && cityLabel(city)
  const head = { title: agendaTitle(query, label), lead: leadOf(label) }
  return (
    <div className="mx-auto max-w-5xl">
      <Directive
        keys={[city ? `events:${city.path}` : 'events']}
        life={Math.min(secondsToMidnight(at, zone), secondsToNextEnd(part?.dates ?? [], at) ?? Infinity)}
        whole={part !== null && cities !== null}
      />
      {isWhole(query) && part && (
        <DataScript
          type="application/ld+json"
          data={collectionGraph(
            siteOrigin(),
            { path: address, name: 'Eventos', title: head.title, description: head.lead, cards: cardsOf(part.dates) },
            await loadIdentity(),
          )}
        />
      )}
      {/* A phone's header has both links in the same place. */}
      <div className="max-sm:hidden">
        <Trail steps={stepsOf(label)} here={label ?? 'Eventos'} />
      </div>
      <AgendaHead {...head} feed={siteOrigin() + agendaFeedPath(city?.path)} staff={await staffLinks()} />
      <AgendaFilters query={query} cityLabel={label} cities={cities ?? []} month={dayIn(at, zone).slice(0, 7)} />
      {part ? (
        <Part part={part} query={query} at={at} zone={zone} />
      ) : (
        <FailedBlock what="os eventos" sentence="Erro ao carregar eventos." path={address} />
      )}
      <p className="no-print mt-8 flex flex-wrap gap-x-6">
        {atTheFoot(city?.path ?? null).map(({ href, label }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}

interface PartProps {
  part: AgendaPart
  query: AgendaQuery
  at: Date
  zone: string
}

/** The dates, or what to do where there are none. A month is shown without dates too. */
function Part({ part, query, at, zone }: PartProps) {
  if (part.dates.length > 0 || query.mes) return <AgendaPartView part={part} query={query} at={at} zone={zone} />
  if (!isWhole(query))
    return (
      <EmptyAgenda
        text="Nenhum evento encontrado"
        links={[{ href: agendaAddress({ city: query.city }), label: 'Ver todos os próximos' }]}
      />
    )
  return (
    <EmptyAgenda
      text="Ainda não há eventos na agenda"
      links={query.city ? [{ href: agendaPath, label: 'Ver os de todas as cidades' }] : []}
    />
  )
}

/** Links for who enters events. A signed-in reader's page is printed for that reader alone. */
async function staffLinks() {
  return isStaff(await currentActor()) ? entering : []
}

/** The screens of who enters events. */
const entering = [
  { href: '/events/create', label: 'Criar Evento' },
  { href: ownEventsPath, label: 'Meus eventos' },
]

const atTheFoot = (city: string | null) => [
  { href: pathWith(pastEventsPath, { city }), label: 'Eventos passados' },
  { href: '/events/enviar', label: 'Enviar um evento' },
]

const stepsOf = (label: string | null) => [
  { name: 'Início', path: homePath() },
  ...(label ? [{ name: 'Eventos', path: agendaPath }] : []),
]

const UnknownCity = ({ typed }: { typed: string }) => (
  <div className="mx-auto max-w-5xl">
    <Directive status={404} keys={['events']} />
    <h1 className="sr-only">Eventos</h1>
    <EmptyAgenda
      text={`Nenhuma cidade encontrada com o nome “${typed}”`}
      links={[{ href: agendaPath, label: 'Ver todos os eventos' }]}
    />
  </div>
)
