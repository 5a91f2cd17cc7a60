import { stateIn } from '../../text/format.ts'

interface Place {
  location: string
  address: string
  /** The city's path and name. */
  city: string
  cityName: string
}

/** The address that opens a map with a place searched on it. */
export function mapUrl({ location, address, city, cityName }: Place): string {
  const query = [location, address, `${cityName} - ${stateIn(city)}`].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
