'use server'

import { typedWords } from '#lib/schemas/search.ts'
import { pastedLink } from '#lib/schemas/url.ts'
import { action } from '#server/platform/door/action.ts'
import { findLinkTitle } from './queries/link-title.ts'
import { searchSigners } from './queries/signers.ts'
import { searchTags } from './queries/tags.ts'

/** People of the newsroom by letters of their names, for bylines. */
export const searchSignersAction = action({
  name: 'article.search-signers',
  access: 'staff',
  schema: typedWords,
  limit: { name: 'signer-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchSigners(actor, typed),
})

/** Tags of public articles by the letters of their words. */
export const searchTagsAction = action({
  name: 'article.search-tags',
  access: 'staff',
  schema: typedWords,
  limit: { name: 'tag-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchTags(actor, typed),
})

/** The title of the page at a pasted address. Limited: each one may ask another server. */
export const findLinkTitleAction = action({
  name: 'article.link-title',
  access: 'staff',
  schema: pastedLink,
  limit: { name: 'link-title', points: 120, seconds: 600 },
  command: (actor, input) => findLinkTitle(actor, input),
})
