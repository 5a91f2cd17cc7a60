import { DomainError } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { refusalOf } from '#server/platform/door/refusal.ts'
import { isSameOrigin, readText } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { outcomeOf } from './operations.ts'

/** A body of the longest text, and what JSON makes of its quotes. */
const LONGEST_BODY = 1024 * 1024

/**
 * `POST /api/writing`: saving, by an address that outlives a new build of the screens, so that a form that was open for a day still saves (a
 * server action's name does not). Answers 200 with what came of it or why not, as an action does.
 */
export async function receiveWriting(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers))
    return answer(403, { serverError: refusalOf(new DomainError('forbidden'), 'writing') })
  const body = await readText(request, LONGEST_BODY)
  if (body === null) return answer(413, { serverError: refusalOf(new DomainError('invalid'), 'writing') })
  return answer(200, await outcomeOf(currentActor, body))
}

const answer = (status: number, outcome: Outcome<unknown>) =>
  Response.json(outcome, { status, headers: { 'cache-control': 'no-store' } })
