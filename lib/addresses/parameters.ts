/** The query parameters of an address, as Next gives them. */
export type Parameters = Record<string, string | string[] | undefined>

/** The parameters of a query in the form that a page gets. A repeated parameter has no value. */
export function parametersIn(query: URLSearchParams): Parameters {
  const parameters = new Map<string, string | undefined>()
  for (const [name, value] of query) parameters.set(name, parameters.has(name) ? undefined : value)
  return Object.fromEntries(parameters)
}

/** The value of a parameter that occurs once and is not empty; null otherwise. */
export const one = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The value, if it is one of the names; otherwise the default. */
export const among = <Name extends string>(
  names: Record<Name, unknown>,
  value: string | null,
  otherwise: NoInfer<Name>,
): Name => (value !== null && Object.hasOwn(names, value) ? (value as Name) : otherwise)

/** The value, if it has the shape of a location path (`cidade-uf`); null otherwise. */
export const cityIn = (value: string | null): string | null =>
  value !== null && /^[a-z0-9-]+-[a-z]{2}$/.test(value) ? value : null

/** The positive whole number in a parameter, of at most nine digits; null otherwise. */
export const naturalIn = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/** The cursor in a list's address. Old links to staff lists have `depois` or `antes` and still work. */
export const pageIn = ({ pagina, depois, antes }: Parameters): string | null => one(pagina ?? depois ?? antes)

/** A path with a query. Null and empty parameters are left out. */
export function pathWith(path: string, parameters: Record<string, string | null | undefined>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
