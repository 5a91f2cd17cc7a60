import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { accountErased } from '#server/accounts/events.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { purgeGifts } from './gifts/commands/purge-gifts.ts'
import { purgePayers } from './holds/commands/purge-payers.ts'
import { purchaseMail, sendPurchaseMail } from './holds/mails.ts'
import { billingMail } from './letters/mails.ts'
import { sendBillingMail } from './letters/send.ts'
import { purgeReadings } from './meter/commands/purge-readings.ts'
import { endJob, refundJob, syncJob } from './sync/job.ts'
import { runPeriods } from './sync/periods.ts'
import { reconcile } from './sync/reconcile.ts'
import { adapterNamed, endAtProvider, endOrphans, refundAtProvider } from './sync/refunds.ts'
import { syncObject } from './sync/sync-object.ts'
import { purgeEvents } from './webhooks/commands/purge-events.ts'

async function sync({ provider, kind, id, eventId }: z.output<typeof syncJob.schema>): Promise<void> {
  await syncObject(await adapterNamed(provider), { kind, id })
  if (eventId) await db().paymentEvent.updateMany({ where: { provider, eventId }, data: { handledAt: now() } })
}

/** What waits longer is found again by the next run. */
const everyHour = { policy: 'short', retryLimit: 0, expireInSeconds: 60 * 60 } as const
const reconciliation = defineJob('billing.reconcile', z.object({}), everyHour)
const periods = defineJob('billing.periods', z.object({}), { policy: 'short' })
const orphans = defineJob('billing.end-orphans', accountErased.schema)
const purge = defineJob('billing.purge', z.object({}))

/** What a person's reading and a provider's messages leave behind is deleted once nothing needs it. */
async function purgeAll(): Promise<void> {
  for (const purgeOne of [purgeEvents, purgeGifts, purgeReadings, purgePayers]) await purgeOne(system, undefined)
}

export const billingJobs: readonly Handler[] = [
  handle(syncJob, sync),
  handle(refundJob, refundAtProvider),
  handle(endJob, endAtProvider),
  handle(billingMail, sendBillingMail),
  handle(purchaseMail, sendPurchaseMail),
  handle(reconciliation, async () => void (await reconcile()), {
    // A notification that got lost while the house was down is found at once.
    cron: '17 * * * *',
    atStart: true,
  }),
  handle(periods, runPeriods, { cron: '* * * * *' }),
  handle(orphans, endOrphans, { on: [accountErased] }),
  handle(purge, purgeAll, { cron: '29 4 * * *' }),
]
