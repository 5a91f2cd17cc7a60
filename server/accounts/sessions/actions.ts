'use server'

import { z } from 'zod'
import { sessionName } from '#lib/schemas/account.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { ownSession } from '#server/platform/session/session.ts'
import { endOtherSessions } from './commands/end-other-sessions.ts'
import { endSession } from './commands/end-session.ts'

const limit = { name: 'end-sessions', points: 60, seconds: 10 * 60 }

export const endSessionAction = action({
  name: 'account.end-session',
  access: 'signed_in',
  schema: sessionName,
  limit,
  command: endSession,
})

/** Ends the signed-in person's sessions on all other devices; gives their number. */
export const endOtherSessionsAction = action({
  name: 'account.end-other-sessions',
  access: 'signed_in',
  schema: z.object({}),
  limit,
  command: async actor => {
    const { id } = await ownSession()
    return endOtherSessions(actor, { keep: id })
  },
})

/** Ends all of the signed-in person's sessions, this one too, and leaves a notice for the next page. */
export const endAllSessionsAction = action({
  name: 'account.end-all-sessions',
  access: 'signed_in',
  schema: z.strictObject({}),
  limit,
  command: async actor => {
    await endOtherSessions(actor, { keep: null })
    await leaveNotice('success', 'Você saiu da conta em todos os aparelhos.', '/')
  },
})
