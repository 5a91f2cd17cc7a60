/** The parameters of an address as Next gives them. */
export type Parameters = Record<string, string | string[] | undefined>

/** A parameter that is there once and says something; null otherwise. */
export const one = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The name that a parameter holds when it is one of these, or another. */
export const among = <Name extends string>(
  names: Record<Name, unknown>,
  value: string | null,
  otherwise: NoInfer<Name>,
): Name => (value !== null && Object.hasOwn(names, value) ? (value as Name) : otherwise)

/** The location path (`cidade-uf`) that a parameter looks like; null when it is none. */
export const cityIn = (value: string | null): string | null =>
  value !== null && /^[a-z0-9-]+-[a-z]{2}$/.test(value) ? value : null

/** The positive whole number that a parameter writes; null when it is none. */
export const naturalIn = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/** Where a list goes on, as its address says it. Staff lists said `depois` and `antes` once: links to them still lead there. */
export const pageIn = ({ pagina, depois, antes }: Parameters): string | null => one(pagina ?? depois ?? antes)

/** A path with what is said in its query; what is null or empty is left out. */
export function pathWith(path: string, said: Record<string, string | null | undefined>): string {
  const pairs = Object.entries(said).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
