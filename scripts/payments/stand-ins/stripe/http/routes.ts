import { z } from 'zod'
import { type Account, listOf, type Table } from '../state.ts'
import { check } from './checking.ts'
import { ApiError, missing } from './error.ts'
import type { FormValue } from './form.ts'

/** One endpoint of the API. `path` holds a star for each id. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  answer(account: Account, given: Record<string, FormValue>, ids: string[]): object
}

/** An endpoint with the exact parameters that it takes. */
export function endpoint<Shape extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  shape: Shape,
  answer: (account: Account, given: z.output<Shape>, id: string) => object,
): Endpoint {
  return { method, path, answer: (account, given, [id = '']) => answer(account, check(shape, given), id) }
}

export const nothing = z.strictObject({})

/** The object under an id in the path. Raises 404. */
export function found<Item extends { id: string }>(table: Table<Item>, noun: string, id: string): Item {
  const item = table.find(id)
  if (!item) throw missing(noun, id)
  return item
}

/** A page of a list, the newest first. */
export function pageOf<Item extends { id: string }>(
  url: string,
  items: Item[],
  { limit = 10, starting_after }: { limit?: number | undefined; starting_after?: string | undefined },
): object {
  const newest = items.toReversed()
  const after = starting_after ? newest.findIndex(({ id }) => id === starting_after) : -1
  if (starting_after && after === -1) throw missing('object', starting_after, 'starting_after')
  return listOf(url, newest.slice(after + 1, after + 1 + limit), newest.length > after + 1 + limit)
}

/** Finds the endpoint of a request. Raises Stripe's 404 for an address that the double does not know. */
export function routed(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { endpoint: Endpoint; ids: string[] } {
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll('*', '([^/]+)')}$`)
    const ids = endpoint.method === method ? pattern.exec(path)?.slice(1) : undefined
    if (ids) return { endpoint, ids: ids.map(decodeURIComponent) }
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}
