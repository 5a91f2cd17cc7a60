import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { removeKeptMails } from '#server/platform/mail/kept-mails.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { eraseAccount } from './commands/erase-account.ts'
import { finishExport } from './commands/finish-export.ts'
import { purgeRequests } from './commands/purge-requests.ts'
import { remindLeaving } from './commands/remind-leaving.ts'
import { rewrapSealed } from './commands/rewrap-sealed.ts'
import { subjectOf } from './data-map.ts'
import { removeExports, removeExportsBut } from './export-files.ts'
import { privacyLetter } from './letters.ts'
import { exportJob, privacyMail } from './mails.ts'
import { makeExport } from './make-export.ts'

/** The request and its person's account; null once either is gone. */
async function findRequest(id: string) {
  const request = await db().privacyRequest.findUnique({ where: { id } })
  const user =
    request?.userId &&
    (await db().user.findUnique({
      where: { id: request.userId },
      select: { id: true, email: true, emailConfirmedAt: true, eraseAt: true },
    }))
  return request && user ? { request, user } : null
}

async function exportData({ id }: { id: string }): Promise<void> {
  const found = await findRequest(id)
  if (found?.request.status !== 'open') return
  const { user } = found
  await makeExport(id, subjectOf({ ...user, confirmed: user.emailConfirmedAt !== null }))
  await removeExports(await finishExport(system, { id }))
}

/** Sends nothing about a download that expired or an erasure that was withdrawn. */
async function write({ id, kind }: z.output<typeof privacyMail.schema>): Promise<void> {
  const found = await findRequest(id)
  const until = kind === 'export_ready' ? found?.request.expiresAt : found?.user.eraseAt
  if (!found || !until || until <= now()) return
  await sendLetter(found.user.email, house => privacyLetter(kind, house, until))
}

/** Erases each account that is due, with its kept mails and its exports. An account that cannot be erased is logged, and the next one follows. */
export async function eraseDue(): Promise<void> {
  const due = await db().user.findMany({ where: { eraseAt: { lte: now() } }, select: { id: true, email: true } })
  for (const { id, email } of due) {
    const exports = await db().privacyRequest.findMany({ where: { userId: id, kind: 'export' }, select: { id: true } })
    // Mails go first: the erasure deletes the address, and a job that runs again could not find them.
    await removeKeptMails(email)
    try {
      await eraseAccount(system, { userId: id })
    } catch (error) {
      if (!isDomainError(error)) throw error
      log().error({ err: error, user: id }, 'account not erased')
      continue
    }
    // Mails that were sent during the erasure.
    await removeKeptMails(email)
    await removeExports(exports.map(request => request.id))
  }
}

async function purge(): Promise<void> {
  await removeExportsBut(await purgeRequests(system, undefined))
}

const erasures = defineJob('privacy.erase', z.object({}))
const reminders = defineJob('privacy.remind', z.object({}))
const purges = defineJob('privacy.purge', z.object({}))
const rewraps = defineJob('privacy.rewrap', z.object({}))

export const privacyJobs: readonly Handler[] = [
  handle(exportJob, exportData),
  handle(privacyMail, write),
  handle(erasures, eraseDue, { cron: '11 * * * *' }),
  handle(reminders, () => remindLeaving(system, undefined), { cron: '23 9 * * *' }),
  handle(rewraps, async () => void (await rewrapSealed(system)), { cron: '7 4 * * *' }),
  handle(purges, purge, { cron: '37 4 * * *' }),
]
