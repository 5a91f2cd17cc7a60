import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { sendingJobs } from '#server/newsletter/sending/jobs.ts'
import { db } from '#server/platform/db/db.ts'

/** Sends the batches of the edition `REF` two at a time, as a worker of the queue does, until nothing is due. For tests that kill it. */
const ref = process.env.REF ?? ''
const handler = sendingJobs.find(({ job }) => job.name === editionMail.name)

async function work(): Promise<void> {
  for (;;) {
    const [next] = await db().$queryRaw<{ batch: number }[]>`
      SELECT batch FROM mail_deliveries WHERE kind = ${editionMail.name} AND ref = ${ref} AND state = 'queued' AND due_at <= now()
      GROUP BY batch ORDER BY random() LIMIT 1`
    if (!next) return
    await handler?.run({ ref, batch: next.batch })
  }
}

/** Takes each batch once in which a dead process claimed mails. */
async function sweep(): Promise<void> {
  const batches = await db().$queryRaw<{ batch: number }[]>`
    SELECT DISTINCT batch FROM mail_deliveries WHERE kind = ${editionMail.name} AND ref = ${ref} AND state = 'sending'`
  for (const { batch } of batches) await handler?.run({ ref, batch })
}

process.send?.('ready')
if (process.env.SWEEP) await sweep()
else await Promise.all([work(), work()])
process.exit(0)
