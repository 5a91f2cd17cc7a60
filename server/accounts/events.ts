import { z } from 'zod'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** An account was erased: its rows name nobody any more. */
export const accountErased = defineEvent('account.erased', z.object({ userId: z.uuid() }))

/** A person's name, picture or biography changed. The listener finds out whether they have a public author page. */
export const profileChanged = defineEvent('profile.changed', z.object({ userId: z.uuid() }))
