import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { sendSms } from '#server/platform/outside/sms.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { readIdentity } from '#server/site/queries.ts'
import { typedCodeOf } from '../codes/code.ts'
import { countMessage } from './limits.ts'
import { phoneInCode } from './number.ts'

/** The message with a code. The queue holds the row's id, neither its code nor its number. */
export const codeMessage = defineJob('accounts.code-message', z.object({ id: z.uuid() }))

/** Sends the message of a code, unless the code has ended, has no account, or the house has sent its messages of the day. */
export async function sendMessage({ id }: z.output<typeof codeMessage.schema>): Promise<void> {
  const code = await db().accountCode.findUnique({ where: { id } })
  if (!code?.userId || code.usedAt || code.expiresAt <= now()) return
  if (!(await countMessage())) {
    log().error({ code: id }, 'no message sent: the messages of the day are used up')
    return
  }
  const { name } = await readIdentity()
  const typed = typedCodeOf(id)
  // Browsers offer the code of the last line to this site only (origin-bound one-time codes).
  const text = `${name}: ${typed} é o seu código. Não o passe a ninguém.\n\n@${new URL(env().SITE_URL).hostname} #${typed}`
  await sendSms({ to: phoneInCode(id, code.data), text })
}
