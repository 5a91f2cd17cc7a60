import {
  beginKeyAction,
  beginTotpAction,
  confirmKeyAction,
  confirmTotpAction,
  dropUnverifiedAction,
  removeFactorAction,
  renameFactorAction,
  renewCodesAction,
} from '#server/accounts/factors/actions.ts'
import { findOwnFactors } from '#server/accounts/factors/queries.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'

/** What the sections of factors and of passkeys show and do. */
export const findSecondFactors = async ({ actor, mustEnrol }: SignedInSession) => ({
  ...(await findOwnFactors(actor)),
  isOverdue: mustEnrol,
  app: { begin: beginTotpAction, confirm: confirmTotpAction },
  enrolKey: { begin: beginKeyAction, confirm: confirmKeyAction, drop: dropUnverifiedAction },
  rows: { rename: renameFactorAction, remove: removeFactorAction },
  renew: renewCodesAction,
})
