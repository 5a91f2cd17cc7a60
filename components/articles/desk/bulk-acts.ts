import type { BulkResult } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'
import type { ChangeArticlesInput, MatchingInput, UndoChangeInput } from '#lib/schemas/articles/bulk.ts'
import type { ChangeResult } from '#server/articles/bulk/commands/change-articles.ts'
import type { Matching } from '#server/articles/desk/queries/matching.ts'
import type { FoundSigner } from '#server/articles/writing/queries/signers.ts'
import type { City } from '#server/locations/queries.ts'

/** The server actions of bulk changes. */
export interface BulkActs {
  change: Act<ChangeArticlesInput, ChangeResult>
  undo: Act<UndoChangeInput, BulkResult>
  findMatching: Act<MatchingInput, Matching>
  searchCities: Act<{ typed: string }, City[]>
  searchSigners: Act<{ typed: string }, FoundSigner[]>
}
