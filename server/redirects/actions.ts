'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { changeRedirectInput, redirectFields, tryAddressInput } from '#lib/schemas/site/redirect.ts'
import { action } from '#server/platform/door/action.ts'
import { removeRedirects, restoreRedirects } from './commands/remove-redirects.ts'
import { changeRedirect, createRedirect } from './commands/save-redirect.ts'
import { tryAddress } from './queries/try-address.ts'

const limit = { name: 'redirects', points: 600, seconds: 600 }

export const createRedirectAction = action({
  name: 'redirect.create',
  access: 'master',
  schema: redirectFields,
  limit,
  command: createRedirect,
})

export const changeRedirectAction = action({
  name: 'redirect.change',
  access: 'master',
  schema: changeRedirectInput,
  limit,
  command: changeRedirect,
})

export const removeRedirectsAction = action({
  name: 'redirect.remove-many',
  access: 'master',
  schema: bulkInput,
  limit,
  command: removeRedirects,
})

export const restoreRedirectsAction = action({
  name: 'redirect.restore-many',
  access: 'master',
  schema: bulkInput,
  limit,
  command: restoreRedirects,
})

/** Tries a former address; gives where it leads. */
export const tryAddressAction = action({
  name: 'redirect.try',
  access: 'master',
  schema: tryAddressInput,
  limit,
  command: tryAddress,
})
