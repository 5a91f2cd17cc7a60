'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { joinInput, roleChange, typedName, userInput } from '#lib/schemas/users.ts'
import { action } from '#server/platform/door/action.ts'
import { assignRole } from './commands/assign-role.ts'
import { reactivateUsers, suspendUsers } from './commands/change-many.ts'
import { endSessions } from './commands/end-sessions.ts'
import { joinByline } from './commands/join-byline.ts'
import { reactivateUser } from './commands/reactivate-user.ts'
import { removeRole } from './commands/remove-role.ts'
import { suspendUser } from './commands/suspend-user.ts'
import { searchBylines } from './queries/bylines.ts'

const limit = { name: 'user-change', points: 300, seconds: 600 }
const inBulk = { name: 'user-bulk', points: 60, seconds: 600 }

/** Gives an account a role. */
export const assignRoleAction = action({
  name: 'user.assign-role',
  access: 'master',
  schema: roleChange,
  limit,
  proof: true,
  command: assignRole,
})

export const removeRoleAction = action({
  name: 'user.remove-role',
  access: 'master',
  schema: roleChange,
  limit,
  proof: true,
  command: removeRole,
})

export const suspendUserAction = action({
  name: 'user.suspend',
  access: 'master',
  schema: userInput,
  limit,
  command: suspendUser,
})

export const reactivateUserAction = action({
  name: 'user.reactivate',
  access: 'master',
  schema: userInput,
  limit,
  command: reactivateUser,
})

export const suspendUsersAction = action({
  name: 'user.suspend-many',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: suspendUsers,
})

export const reactivateUsersAction = action({
  name: 'user.reactivate-many',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: reactivateUsers,
})

export const endSessionsAction = action({
  name: 'user.end-sessions',
  access: 'master',
  schema: userInput,
  limit,
  command: endSessions,
})

/** Finds bylines without an account by name. */
export const searchBylinesAction = action({
  name: 'user.search-bylines',
  access: 'master',
  schema: typedName,
  limit: { name: 'user-search-bylines', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchBylines(actor, typed),
})

/** Joins a byline into an account's. */
export const joinBylineAction = action({
  name: 'user.join-byline',
  access: 'master',
  schema: joinInput,
  limit,
  command: joinByline,
})
