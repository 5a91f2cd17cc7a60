import type { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { endJob, refundJob, syncJob } from './ledger/job.ts'
import { endAtProvider, giveBack, providerOf } from './ledger/refunds.ts'
import { syncObject } from './ledger/sync.ts'
import { billingMail } from './letters/mails.ts'
import { sendBillingMail } from './letters/send.ts'

async function sync({ provider: name, kind, id, eventId }: z.output<typeof syncJob.schema>): Promise<void> {
  await syncObject(await providerOf(name), { kind, id })
  if (!eventId) return
  await db().paymentEvent.updateMany({
    where: { provider: name, eventId, handledAt: null },
    data: { handledAt: now() },
  })
}

export const billingJobs: readonly Handler[] = [
  handle(syncJob, sync),
  handle(refundJob, giveBack),
  handle(endJob, endAtProvider),
  handle(billingMail, sendBillingMail),
]
