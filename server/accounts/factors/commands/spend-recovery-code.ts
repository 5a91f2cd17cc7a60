import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { tellOwner } from '../../mails.ts'
import { takeRecoveryCode } from '../recovery.ts'

/** Uses up one of an account's recovery codes, and tells its owner by mail. Gives whether it was one. Checks no policy: it is the check. */
export const spendRecoveryCode = command(
  async (context, { userId, code }: { userId: string; code: string }): Promise<boolean> => {
    const { tx, actor, now } = context
    if (!(await takeRecoveryCode(tx, userId, code, now))) return false
    // Its person is not signed in yet.
    const own = { ...context, actor: { ...actor, id: userId } }
    await audit(own, { action: 'factor.code_used', subject: { type: 'user', id: userId } })
    await tellOwner(context, userId, { change: 'recovery_used' })
    return true
  },
)
