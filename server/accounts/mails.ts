import { z } from 'zod'
import { factorKinds, factorNames } from '#lib/accounts/factors.ts'
import { longDateTime } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { type AccountChange, accountChanges, changeLetter } from './change-letter.ts'
import { providerName } from './identities/identity.ts'
import { alreadyRegistered, welcome } from './letters.ts'

/** The mail after a sign-up. The queue holds the account's id and never its e-mail. */
export const signUpMail = defineJob(
  'accounts.sign-up-mail',
  z.object({ userId: z.uuid(), kind: z.enum(['welcome', 'already_registered']) }),
)

/**
 * The mail about a change of an account: made in a session, by a link, or by whoever. The queue holds the id of the session, the code or the account, never
 * an address.
 */
export const changeMail = defineJob(
  'accounts.change-mail',
  z.object({
    change: z.enum(accountChanges),
    at: z.iso.datetime(),
    by: z.enum(['session', 'code', 'account']),
    id: z.uuid(),
    /** The kind of a factor, or a provider's key. */
    of: z.string().max(20).optional(),
  }),
)

/** Queues the mail about a change of an account's factors, identities or phone, in the transaction of the change. */
export const tellOwner = (
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  userId: string,
  { change, of }: { change: AccountChange; of?: string },
): Promise<void> => enqueue(tx, changeMail, { change, of, at: now.toISOString(), by: 'account', id: userId })

export async function writeToOwner({ userId, kind }: z.output<typeof signUpMail.schema>): Promise<void> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } })
  if (!user) return
  await sendLetter(user.email, kind === 'welcome' ? welcome : alreadyRegistered)
}

/** A change of address is told to the old one, which its code was sent to. */
export async function tellOfChange({ change, at, by, id, of }: z.output<typeof changeMail.schema>): Promise<void> {
  const found = await { session: ofSession, code: ofCode, account: ofAccount }[by](id)
  if (!found) return
  const facts = { change, of: of ? nameOf(change, of) : '', at: longDateTime(new Date(at)), network: found.network }
  await sendLetter(found.email, house => changeLetter(facts, house))
}

/** The name of a kind of factor or of a provider. */
const nameOf = (change: AccountChange, key: string): string => {
  const factor = change.startsWith('factor') && factorKinds.find(kind => kind === key)
  return factor ? factorNames[factor].toLowerCase() : (providerName(key) ?? key)
}

async function ofAccount(id: string) {
  const user = await db().user.findUnique({ where: { id }, select: { email: true } })
  return user && { email: user.email, network: '' }
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
