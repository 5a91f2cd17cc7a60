import { reprocessInput } from '#lib/schemas/articles/reprocess.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { requestAttempt } from './commands/request-attempt.ts'

const LONGEST = 1024

/** `POST /api/reprocess-article` with `articleId` and `force`: gives the attempt that waits and when it is due. For editors and masters. */
export const postReprocessArticle = route({
  name: 'reprocess-article',
  method: 'POST',
  access: 'editor',
  limit: { name: 'reprocess-article', points: 120, seconds: 600 },
  body: json(LONGEST, reprocessInput),
  answer: async ({ actor, input }) => jsonAnswer(await requestAttempt(actor, input)),
})
