import { randomUUID } from 'node:crypto'
import { type Choice, type Consent, consentWording } from '#lib/consent/consent.ts'
import { command } from '#server/platform/work/command.ts'

interface RecordedChoice extends Choice {
  /** From an earlier choice of the same browser; null at the first. */
  visitorId: string | null
}

/** Stores a choice as proof (LGPD art. 8 §1), as a new row beside earlier ones. Gives the consent. Open to everybody: checks no policy. */
export const recordConsent = command(
  async ({ tx, actor, now }, { visitorId, ...choice }: RecordedChoice): Promise<Consent> => {
    const consent = { ...choice, visitorId: visitorId ?? randomUUID() }
    await tx.consent.create({ data: { ...consent, userId: actor.id, wording: consentWording, createdAt: now } })
    return consent
  },
)
