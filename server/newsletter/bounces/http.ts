import { system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { bounceReports } from '#lib/schemas/newsletter/bounce.ts'
import { isFresh, isSignedWith } from '#server/platform/crypto.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { noteReport } from './commands/note-report.ts'
import type { Noted } from './note-bounce.ts'

const longestBody = 256 * 1024
/** Seconds for which a signature is valid. */
const window = 300

/**
 * `POST /api/newsletter/bounces`: reports of a mail provider, signed over the raw body with `BOUNCE_SECRET` (abuse case 30). Each counts once; the answer says
 * how many were new. Answers 404 without a secret.
 */
export const receiveBounces = route({
  name: 'newsletter-bounces',
  method: 'POST',
  access: 'public',
  origin: { signature: isSigned },
  body: json(longestBody, bounceReports),
  async answer({ input }) {
    const counts: Record<Noted, number> = { counted: 0, known: 0, unknown: 0 }
    for (const { id, ...report } of input.reports) counts[await noteReport(system, { ...report, signedKey: id })]++
    return jsonAnswer(counts)
  },
})

/** Whether `X-Portal-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>`. Raises not_found without a secret. */
function isSigned(bytes: Uint8Array, { headers }: Request): boolean {
  const secret = env().BOUNCE_SECRET
  if (!secret) throw new DomainError('not_found')
  const [, seconds = '', hex = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('x-portal-signature') ?? '') ?? []
  if (seconds === '' || !isFresh(Number(seconds), now(), window)) return false
  return isSignedWith(secret, Buffer.concat([Buffer.from(`${seconds}.`), bytes]), hex)
}
