import { stateNames } from '../analysis/states.ts'

/** The fewest active users on one day of a region that is shown: fewer could be told apart. */
export const fewestOfRegion = 10

const countries = new Intl.DisplayNames('pt-BR', { type: 'region' })

/**
 * The region of a network's country and subdivisions, as a GeoIP file names them: a state of Brazil (`BR-AM`), or a country (`PT`). Empty for what is
 * no such code.
 */
export function regionOf(country: string | undefined, subdivision: string | undefined): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return ''
  return country === 'BR' && subdivision && Object.hasOwn(stateNames, subdivision) ? `BR-${subdivision}` : country
}

/** The name of a region: “Amazonas”, “Portugal”, “Brasil, estado desconhecido”. */
export function regionName(key: string): string {
  const [country = '', state] = key.split('-')
  if (state) return stateNames[state] ?? key
  return country === 'BR' ? 'Brasil, estado desconhecido' : (countries.of(country) ?? key)
}
