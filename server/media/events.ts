import { z } from 'zod'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** Pictures lost their rows: their files are to go. */
export const picturesRemoved = defineEvent('media.removed', z.object({ ids: z.array(z.uuid()) }))
