import { slugify } from '../../text/text.ts'

/** The kinds of places that are no municipality. They are for the newsroom: only cities make addresses, pages and filters (AN-5). */
export const otherPlaceTypes = ['state', 'region', 'country', 'neighbourhood', 'landmark'] as const
export type OtherPlaceType = (typeof otherPlaceTypes)[number]

export const placeTypeLabels: Record<OtherPlaceType | 'city', string> = {
  city: 'Cidade',
  state: 'Estado',
  region: 'Região',
  country: 'País',
  neighbourhood: 'Bairro',
  landmark: 'Local',
}

/** A place of an article that is no municipality. */
export interface OtherPlace {
  type: OtherPlaceType
  name: string
}

/** How a place is stored and compared: by its type and its name without accents and case. No address has a colon. */
export const placePath = ({ type, name }: OtherPlace): string => `${type}:${slugify(name)}`

interface Stored {
  locationPath: string
}

/** The paths of the cities among stored places, in their order. */
export const cityPathsOf = (places: readonly Stored[]): string[] =>
  places.map(({ locationPath }) => locationPath).filter(path => !path.includes(':'))

/** The stored places that are no municipality, as the form has them. */
export const otherPlacesOf = (
  places: readonly (Stored & { locationType: string; locationName: string })[],
): OtherPlace[] =>
  places.flatMap(({ locationType, locationName: name }) => {
    const type = otherPlaceTypes.find(each => each === locationType)
    return type ? [{ type, name }] : []
  })
