import type { Parameters } from '#lib/addresses/parameters.ts'

/** A request's URL parameters in the form that a page gets: the export of a list reads its state from them. */
export function parametersOf({ url }: Request): Parameters {
  const query = new URL(url).searchParams
  return Object.fromEntries(
    [...query.keys()].map(name => [name, query.getAll(name).length > 1 ? undefined : (query.get(name) ?? undefined)]),
  )
}
