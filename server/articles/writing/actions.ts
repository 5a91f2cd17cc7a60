'use server'

import { typedWords } from '#lib/schemas/search.ts'
import { action } from '#server/platform/door/action.ts'
import { searchSigners } from './queries/signers.ts'

/** People of the newsroom by letters of their names, for bylines. */
export const searchSignersAction = action({
  name: 'article.search-signers',
  access: 'staff',
  schema: typedWords,
  limit: { name: 'signer-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchSigners(actor, typed),
})
