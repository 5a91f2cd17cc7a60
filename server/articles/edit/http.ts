import { isStaff } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { operations, writingRequest } from './operations.ts'

/** The largest body of a text, with JSON's escapes. */
const LONGEST_BODY = 1024 * 1024

/**
 * `POST /api/writing`: the operations of an article's form, at an address that survives a new build. A form open for a day still
 * saves; the name of a server action would have changed. Answers 200 with the result or the refusal, as an action does.
 */
export const receiveWriting = route({
  name: 'writing',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'writing', points: 1_200, seconds: 600 },
  body: json(LONGEST_BODY, writingRequest),
  async answer({ actor, input: { ask, input } }) {
    // `create` refuses with a sentence of its own.
    if (ask !== 'create' && !isStaff(actor)) throw new DomainError('forbidden')
    return outcome({ data: await operations[ask](actor, input) })
  },
  refuse: ({ status, error, malformed, headers }) => outcome({ serverError: error }, malformed ? status : 200, headers),
})

const outcome = (of: Outcome<unknown>, status?: number, headers?: Record<string, string>) =>
  jsonAnswer(of, status, headers)
