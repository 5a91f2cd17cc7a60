import { z } from 'zod'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** Rows of pictures were deleted; a job deletes their files. */
export const picturesRemoved = defineEvent('media.removed', z.object({ ids: z.array(z.uuid()) }))
