import { cityName } from '../../text/format.ts'
import { isUpcoming, type Span } from '../event.ts'
import { sayWhen } from '../when.ts'
import { sayPrice } from './brief.ts'

interface Described {
  dates: readonly Span[]
  allDay: boolean
  timeZone: string
  location: string
  city: string
  cityName: string
  isFree: boolean
  price: string
  description: string
}

/** In characters; search engines cut longer ones. */
const longest = 160

/** An event in a sentence for search engines and shared links: when, where, what it costs, and the beginning of its description. */
export function describeEvent(event: Described, now: Date): string {
  const date = event.dates.find(each => isUpcoming(each, now)) ?? event.dates.at(-1)
  const when = date ? sayWhen({ ...event, startsAt: date.startsAt, endsAt: date.endsAt }, now) : ''
  const facts = [when, `${event.location}, ${cityName(event.cityName, event.city)}`, sayPrice(event)].filter(Boolean)
  const [first = '', ...rest] = facts.join('. ')
  const whole = `${first.toUpperCase()}${rest.join('')}. ${event.description.replace(/\s+/g, ' ')}`
  return whole.length <= longest ? whole : `${whole.slice(0, whole.lastIndexOf(' ', longest - 1))}…`
}
