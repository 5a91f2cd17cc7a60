import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** The answer to a sender. The queue holds the submission's id and no address. */
export const answerMail = defineJob('events.answer-sender', z.object({ id: z.uuid() }))

/** The thanks to a sender. */
export const thanksMail = defineJob('events.thank-sender', z.object({ id: z.uuid() }))

/** The nightly erasure of senders' addresses. */
export const senderErasing = defineJob('events.erase-senders', z.object({}))
