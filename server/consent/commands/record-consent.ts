import { randomUUID } from 'node:crypto'
import { type Choice, type Consent, consentWording } from '#lib/site/consent.ts'
import { command } from '#server/platform/work/command.ts'

interface RecordedChoice extends Choice {
  /** From an earlier choice of the same browser; null at the first. */
  visitorId: string | null
}

/** Writes a choice down as proof (LGPD art. 8 §1), never over an earlier one. Anybody's own choice: asks nobody. */
export const recordConsent = command(
  async ({ tx, actor, now }, { visitorId, ...choice }: RecordedChoice): Promise<Consent> => {
    const consent = { ...choice, visitorId: visitorId ?? randomUUID() }
    await tx.consent.create({ data: { ...consent, userId: actor.id, wording: consentWording, createdAt: now } })
    return consent
  },
)
