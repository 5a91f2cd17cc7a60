import { isStaff } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { asked, operations } from './operations.ts'

/** A body of the longest text, and what JSON makes of its quotes. */
const LONGEST_BODY = 1024 * 1024

/**
 * `POST /api/writing`: saving, by an address that outlives a new build of the screens, so that a form that was open for a day still saves (a
 * server action's name does not). Answers 200 with what came of it or why not, as an action does.
 */
export const receiveWriting = route({
  name: 'writing',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'writing', points: 1_200, seconds: 600 },
  body: json(LONGEST_BODY, asked),
  async answer({ actor, input: { ask, input } }) {
    // Creating refuses in its own words: who may not write hears why.
    if (ask !== 'create' && !isStaff(actor)) throw new DomainError('forbidden')
    return outcome({ data: await operations[ask](actor, input) })
  },
  refuse: ({ status, error, malformed, headers }) => outcome({ serverError: error }, malformed ? status : 200, headers),
})

const outcome = (of: Outcome<unknown>, status?: number, headers?: Record<string, string>) =>
  jsonAnswer(of, status, headers)
