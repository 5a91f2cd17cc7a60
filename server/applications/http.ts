import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { parse } from '#lib/parse.ts'
import { applicationEnvelope, applicationFields, applicationInput } from '#lib/schemas/application.ts'
import { fileAnswer, jsonAnswer } from '#server/platform/door/answers.ts'
import { multipart, readJson } from '#server/platform/door/body.ts'
import { isTooMany, keyOf, sparing, takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { submitApplication } from './commands/submit-application.ts'
import { takeResume } from './commands/take-resume.ts'

/** Allowance for the form around the file: boundaries, and the longest fields with every letter escaped. */
const envelopeBytes = 128 * 1024
const perNetwork = { name: 'application', points: 10, seconds: 60 * 60 }
/** Limits the mails that strangers can cause by typing another person's e-mail. */
const perAddress = { name: 'application-address', points: 5, seconds: 24 * 60 * 60 }

/**
 * `POST /api/apply-author`: receives an application as a multipart form: `fields` (JSON), `request`, an optional PDF `resume`, and `nickname`,
 * a trap for bots. Answers 201 in every case but a wrong form, so that nobody learns whether an address has applied (APPLY-4): also when the
 * trap was filled in, and when too many came for one address.
 */
export const receiveApplication = route({
  name: 'application',
  method: 'POST',
  access: 'anyone',
  body: multipart(limits.application.resumeBytes + envelopeBytes),
  async answer({ request, actor, input }) {
    const envelope = parse(applicationEnvelope, {
      request: input.get('request'),
      nickname: input.get('nickname') ?? '',
    })
    if (envelope.nickname) return accepted()
    const fields = parse(applicationFields, typedIn(input.get('fields')))
    const resume = await readFile(input.get('resume'))
    // Counted after the form was read: a mistake in a field costs no attempt.
    const network = networkOf(clientAddress(request.headers))
    await takeFrom(perNetwork, network)
    if (await isWithinLimit(fields.email, network)) {
      await submitApplication(actor, { request: envelope.request, fields, resume })
    }
    return accepted()
  },
})

const accepted = () => jsonAnswer({ received: true }, 201)

/** Counts an application for an address, and whether it is within the limit. */
async function isWithinLimit(email: string, network: string): Promise<boolean> {
  try {
    await sparing(perAddress, keyOf(email), network)
    return true
  } catch (error) {
    if (isTooMany(error)) return false
    throw error
  }
}

function typedIn(part: FormDataEntryValue | null): unknown {
  if (typeof part !== 'string') throw new DomainError('invalid')
  return readJson(Buffer.from(part))
}

/** A file's bytes; null without a file. A browser sends an empty one for a field without a choice. */
async function readFile(part: FormDataEntryValue | null): Promise<Uint8Array | null> {
  if (part === null || part === '') return null
  if (typeof part === 'string') throw new DomainError('resume_not_pdf')
  if (part.size > limits.application.resumeBytes) throw new DomainError('resume_too_large')
  return part.size === 0 && part.name === '' ? null : new Uint8Array(await part.arrayBuffer())
}

/**
 * `GET /api/applications/[id]/resume`: sends an application's résumé as a download, never as a page. Masters only, after a
 * recent proof of identity, each download audited;
 * 429 after sixty in ten minutes.
 */
export const sendResume = route({
  name: 'application-resume',
  method: 'GET',
  access: 'master',
  params: applicationInput,
  limit: { name: 'application-resume', points: 60, seconds: 600 },
  proof: true,
  async answer({ actor, params }) {
    const bytes = await takeResume(actor, params)
    return fileAnswer(`curriculo-${params.id.slice(0, 8)}.pdf`, 'application/pdf', bytes)
  },
  refuse: refusedInText,
})
