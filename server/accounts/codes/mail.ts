import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { codeLetter } from './letters.ts'

/** The mail with a code or a link. The queue holds the row's id, neither its secret nor its address. */
export const codeMail = defineJob('accounts.code-mail', z.object({ id: z.uuid() }))

/** Sends the mail of a code. Sends nothing for one that has ended, and for an address without an account. */
export async function sendCode({ id }: z.output<typeof codeMail.schema>): Promise<void> {
  const code = await db().accountCode.findUnique({ where: { id } })
  if (!code || code.usedAt || code.expiresAt <= now()) return
  if (code.kind === 'change_email_new' && (await hasAccount(code.address))) return
  await sendLetter(code.address, house => codeLetter(code, house))
}

const hasAccount = async (email: string): Promise<boolean> =>
  (await db().user.findUnique({ where: { email }, select: { id: true } })) !== null
