import { z } from 'zod'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** A person's name, picture or biography changed. The listener finds out whether they have a public author page. */
export const profileChanged = defineEvent('profile.changed', z.object({ userId: z.uuid() }))
