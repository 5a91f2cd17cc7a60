import { z } from 'zod'
import { dateAndTime } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { alreadyRegistered, changeLetter, welcome } from './letters.ts'

/** The mail after a sign-up. The queue holds the account's id and never its e-mail. */
export const signUpMail = defineJob(
  'accounts.sign-up-mail',
  z.object({ userId: z.uuid(), kind: z.enum(['welcome', 'already_registered']) }),
)

/** The mail that says that a password or an address was changed: in a session, or by a link. The queue holds the id of either. */
export const changeMail = defineJob(
  'accounts.change-mail',
  z.object({
    change: z.enum(['password', 'email', 'email_replaced']),
    at: z.iso.datetime(),
    by: z.enum(['session', 'code']),
    id: z.uuid(),
  }),
)

export async function writeToOwner({ userId, kind }: z.output<typeof signUpMail.schema>): Promise<void> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } })
  if (!user) return
  await sendLetter(user.email, kind === 'welcome' ? welcome : alreadyRegistered)
}

/** A change of address is told to the old one, which its code was sent to. */
export async function tellOfChange({ change, at, by, id }: z.output<typeof changeMail.schema>): Promise<void> {
  const found = by === 'session' ? await ofSession(id) : await ofCode(id)
  if (!found) return
  const facts = { at: dateAndTime(new Date(at)), network: found.network }
  await sendLetter(found.email, house => changeLetter(change, facts, house))
}

async function ofSession(id: string) {
  const session = await db().session.findUnique({
    where: { id },
    select: { network: true, user: { select: { email: true } } },
  })
  return session && { email: session.user.email, network: session.network }
}

async function ofCode(id: string) {
  const code = await db().accountCode.findUnique({ where: { id }, select: { address: true, data: true } })
  return code && { email: code.address, network: takenFrom.parse(code.data).network }
}

/** The network that a link was used from, as its row keeps it. */
export const takenFrom = z.object({ network: z.string().catch('') }).catch({ network: '' })
