import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { applicationWording } from '#lib/applications/application.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { ApplicationFields } from '#lib/schemas/application.ts'
import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { applicationMail } from '../mails.ts'
import { sealed, sealedResume } from '../personal-data.ts'
import { applicationPolicy } from '../policy.ts'

interface SubmitApplication {
  /** The id that the browser gave this request. */
  request: string
  fields: ApplicationFields
  /** A PDF; null without one. */
  resume: Uint8Array | null
}

/**
 * Stores an application with the consent to it, and sends a mail to its address. While one waits for the same address or account, nothing is
 * stored and the mail says so. A repeated request does nothing. Answer and work are the same in all cases, so that a visitor learns nothing
 * about an address (APPLY-4). Raises already_writes, resume_not_pdf or resume_too_large.
 */
export async function submitApplication(actor: Actor, input: SubmitApplication): Promise<void> {
  applicationPolicy.assert(actor, 'apply', null, 'already_writes')
  if (input.resume) checkResume(input.resume)
  await store(actor, input)
}

const store = command(async (context, input: SubmitApplication): Promise<void> => {
  const { tx } = context
  const { request, fields } = input
  if (await isStored(context, request)) return
  const id = randomUUID()
  const { count } = await tx.authorApplication.createMany({
    data: rowOf(context, id, input),
    // Two unique indexes refuse a second one that waits, and a third one the same request.
    skipDuplicates: true,
  })
  if (count === 1) {
    if (input.resume) {
      const resume = { applicationId: id, bytes: input.resume.length, content: sealedResume(id, input.resume) }
      await tx.applicationResume.create({ data: resume })
    }
    await audit(context, { action: 'application.sent', subject: { type: 'application', id } })
    // Without a name or an address: an erased application leaves nothing in notifications.
    const message = 'Uma pessoa se candidatou a autor.'
    await notifyMasters(context, { type: 'APPLICATION', message, about: { applicationId: id } })
    return enqueue(tx, applicationMail, { id, kind: 'received' })
  }
  if (await isStored(context, request)) return
  const waiting = await tx.authorApplication.findFirst({
    where: { status: 'pending', email: fields.email },
    select: { id: true },
  })
  // No row: the account's pending application has another e-mail. The account's own screen shows it, so no mail is sent.
  if (waiting) await enqueue(tx, applicationMail, { id: waiting.id, kind: 'already_waiting' })
})

const isStored = async ({ tx }: CommandContext, requestId: string): Promise<boolean> =>
  (await tx.authorApplication.findUnique({ where: { requestId }, select: { id: true } })) !== null

function rowOf({ actor, now }: CommandContext, id: string, { request, fields }: SubmitApplication) {
  const { facebook, instagram, twitter, linkedin, writing, audio, video } = fields
  const { email, website, professionalRegistration, experienceYears, previousOutlets, expectations } = fields
  return {
    id,
    requestId: request,
    userId: actor.id,
    email,
    ...sealed(id, fields),
    socialMedia: { facebook, instagram, twitter, linkedin },
    website,
    professionalRegistration,
    experienceYears,
    previousOutlets,
    mediaExperience: { writing, audio, video },
    expectations,
    consentedAt: now,
    consentWording: applicationWording,
    createdAt: now,
  }
}

/** A PDF begins with its signature; some programs write up to a kilobyte before it. */
const headBytes = 1024
/** The end mark stands in the last kilobyte. */
const tailBytes = 1024

/** Checks a résumé by its bytes, whatever its name and type claim. Raises resume_not_pdf or resume_too_large. */
function checkResume(bytes: Uint8Array): void {
  if (bytes.length > limits.application.resumeBytes) throw new DomainError('resume_too_large')
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const starts = all.subarray(0, headBytes).toString('latin1').trimStart().startsWith('%PDF-')
  if (!starts || !all.subarray(-tailBytes).includes('%%EOF')) throw new DomainError('resume_not_pdf')
}
