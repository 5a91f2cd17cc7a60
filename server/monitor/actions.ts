'use server'

import { z } from 'zod'
import { reprocessInput } from '#lib/schemas/articles/reprocess.ts'
import { action } from '#server/platform/door/action.ts'
import { reprocessDue } from './commands/queue-attempts.ts'
import { requestAttempt } from './commands/request-attempt.ts'

/** Queues the attempts that are due, ten at a time. */
export const reprocessDueAction = action({
  name: 'monitor.reprocess-due',
  access: 'editor',
  schema: z.object({}),
  limit: { name: 'monitor-due', points: 60, seconds: 600 },
  command: actor => reprocessDue(actor, undefined),
})

/** Asks for an article to be analysed and validated again. */
export const reprocessArticleAction = action({
  name: 'monitor.reprocess',
  access: 'editor',
  schema: reprocessInput,
  limit: { name: 'reprocess-article', points: 120, seconds: 600 },
  command: requestAttempt,
})
