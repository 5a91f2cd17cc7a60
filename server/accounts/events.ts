import { z } from 'zod'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** Somebody's name, picture or biography changed. Whether they have a page that readers see is for the listener to find out. */
export const profileChanged = defineEvent('profile.changed', z.object({ userId: z.uuid() }))
