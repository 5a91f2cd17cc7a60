import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** The mail about a sign-in from a new device. The queue holds the session's id. */
export const newDeviceMail = defineJob('accounts.new-device-mail', z.object({ sessionId: z.uuid() }))
