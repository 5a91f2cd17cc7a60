import { type Actor, isMaster } from '#lib/actor.ts'
import { parametersIn } from '#lib/addresses/parameters.ts'
import { articleList, deskList } from '#lib/articles/desk-list.ts'
import { DomainError } from '#lib/errors.ts'
import { readListState } from '#lib/list/state.ts'
import { type MatchingInput, mostInBulk } from '#lib/schemas/articles/bulk.ts'
import { keysetOrder } from '#server/platform/db/keyset.ts'
import { withOwnPlans } from '#server/platform/list/own-plans.ts'
import { askedBy, assertEditor } from './articles.ts'
import { dateOf } from './condition.ts'
import { findIds } from './slice.ts'

export interface Matching {
  ids: string[]
  /** Whether there are more than `mostInBulk`. */
  more: boolean
}

/**
 * The ids of the articles of a list, at most `mostInBulk`, for a bulk act on all of them. `query` is the query of the list's address. For
 * editors and masters, the administration's list for masters; raises forbidden.
 */
export async function findMatching(actor: Actor, { list, query }: MatchingInput): Promise<Matching> {
  assertEditor(actor)
  if (list === 'artigos' && !isMaster(actor)) throw new DomainError('forbidden')
  const given = parametersIn(new URLSearchParams(query))
  const state = list === 'mesa' ? readListState(deskList, given) : readListState(articleList, given)
  const asked = await askedBy(actor, state)
  const column = dateOf[state.filters.situacao]
  const ids = await withOwnPlans(tx =>
    findIds(tx, asked, { where: {}, orderBy: keysetOrder(column, true), take: mostInBulk + 1 }),
  )
  return { ids: ids.slice(0, mostInBulk), more: ids.length > mostInBulk }
}
