import { z } from 'zod'
import { handleDelivery } from '#server/platform/mail/deliver.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { readSetting } from '#server/site/queries.ts'
import { sendDigests } from '../automatic/send-digests.ts'
import { sendWelcomes } from '../automatic/welcome.ts'
import { noteRefused } from '../bounces/note-bounce.ts'
import { composeEdition, standingOf } from './compose.ts'
import { editionMail } from './edition-mail.ts'
import { finishEdition, finishEditions, pruneMails } from './finish-edition.ts'
import { startDue } from './start-due.ts'

/** Runs every minute: starts what is due and ends what is done. */
export const editionRound = defineJob('newsletter.round', z.object({}), { policy: 'short' })

const mailPruning = defineJob('newsletter.prune-mails', z.object({}))

/** Runs every step, also after one failed. Raises the first failure at the end, so that the round is tried again. */
async function runRound(): Promise<void> {
  const settings = await readSetting('newsletter_automatic')
  const steps = [
    startDue,
    () => sendDigests('daily', settings),
    () => sendDigests('weekly', settings),
    () => sendWelcomes(settings),
    finishEditions,
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export const sendingJobs: readonly Handler[] = [
  handleDelivery(editionMail, composeEdition, { standing: standingOf, refused: noteRefused, worked: finishEdition }),
  handle(editionRound, runRound, { cron: '* * * * *' }),
  handle(mailPruning, async () => void (await pruneMails()), { cron: '47 4 * * *' }),
]
