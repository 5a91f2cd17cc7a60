import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** The mails of a message: to the newspaper, and to its writer. The queue holds the message's id and no address. */
export const supportMail = defineJob('support.mail', z.object({ id: z.uuid(), to: z.enum(['house', 'writer']) }))

/** Erases old senders' names and addresses by night. */
export const contactErasing = defineJob('support.erase-senders', z.object({}))
