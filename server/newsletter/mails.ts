import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** The mail that asks an address to confirm, or tells it that it already receives the newsletter. The queue holds the id and no address. */
export const confirmationMail = defineJob('newsletter.confirmation', z.object({ id: z.uuid() }))
