import { z } from 'zod'
import { dateAndTime } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { env } from '#server/platform/process/env.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { readIdentity } from '#server/site/queries.ts'
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
    change: z.enum(['password', 'email']),
    at: z.iso.datetime(),
    by: z.enum(['session', 'code']),
    id: z.uuid(),
  }),
)

const house = async () => {
  const { name, address } = await readIdentity()
  return { name, address, siteUrl: env().SITE_URL }
}

export async function writeToOwner({ userId, kind }: z.output<typeof signUpMail.schema>): Promise<void> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } })
  if (!user) return
  const sender = await house()
  const letter = kind === 'welcome' ? welcome(sender) : alreadyRegistered(sender)
  await sendMail({ to: user.email, house: sender, letter })
}

/** A change of address is told to the old one, which its code was sent to. */
export async function tellOfChange({ change, at, by, id }: z.output<typeof changeMail.schema>): Promise<void> {
  const found = by === 'session' ? await ofSession(id) : await ofCode(id)
  if (!found) return
  const sender = await house()
  const letter = changeLetter(change, { at: dateAndTime(new Date(at)), network: found.network }, sender)
  await sendMail({ to: found.email, house: sender, letter })
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
