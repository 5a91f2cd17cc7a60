import { cityPath } from '#lib/addresses/paths.ts'
import { sayPrice } from '#lib/events/words/brief.ts'
import { cityName, stateIn } from '#lib/text/format.ts'
import type { EventPage } from '#server/events/queries/event-page.ts'

/** Where an event is, what it costs, who holds it, and where there is more about it. */
export function EventFacts({ event }: { event: EventPage }) {
  const { location, address, city, cityName: name, heldBy, linkUrl } = event
  const price = sayPrice(event)
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      <Fact name="Onde">
        <span className="block font-bold">{location}</span>
        {address && <span className="block">{address}</span>}
        <a href={cityPath(city)} className="inline-flex min-h-8 items-center hover:text-accent hover:underline">
          {cityName(name, city)}
        </a>
        <a
          href={mapUrl(event)}
          target="_blank"
          rel="noopener nofollow"
          className="no-print ml-4 inline-flex min-h-8 items-center font-semibold text-accent underline"
        >
          Ver no mapa
        </a>
      </Fact>
      {price && (
        <Fact name="Quanto custa">
          <span className="font-bold">{price}</span>
        </Fact>
      )}
      {heldBy && <Fact name="Quem organiza">{heldBy}</Fact>}
      {linkUrl && (
        <Fact name="Ingressos e informações">
          <a
            href={linkUrl}
            target="_blank"
            rel="noopener nofollow ugc"
            className="inline-flex min-h-8 items-center font-semibold wrap-anywhere text-accent underline"
          >
            {URL.parse(linkUrl)?.host ?? linkUrl}
          </a>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="border-b border-rule py-4">
    <dt className="text-xs font-bold tracking-wider text-soft uppercase">{name}</dt>
    <dd className="mt-1 wrap-anywhere">{children}</dd>
  </div>
)

interface MappedPlace {
  location: string
  address: string
  /** The city's path and name. */
  city: string
  cityName: string
}

/** The address that opens a map with a place searched on it. */
function mapUrl({ location, address, city, cityName }: MappedPlace): string {
  const query = [location, address, `${cityName} - ${stateIn(city)}`].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
