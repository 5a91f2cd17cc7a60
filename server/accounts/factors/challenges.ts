import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** Minutes in which a challenge must be answered. */
export const challengeMinutes = 5

/** The kinds of `ceremonies` rows that are challenges to a key. The others are dialogues with a provider (`identities`). */
type Kind = Extract<
  Prisma.CeremonyCreateInput['kind'],
  'enrol_key' | 'enrol_passkey' | 'verify_key' | 'passkey_sign_in'
>

/** Who may answer a challenge: one session, or the browser with a random value in its cookie. */
export type Answerer = { sessionId: string; userId: string } | { browser: string }

const stored = z.object({ challenge: z.string(), factorId: z.uuid().optional() })
/** The challenge, and the factor that an enrolment is for. */
type Stored = z.output<typeof stored>

const columnsOf = (who: Answerer) =>
  'browser' in who ? { browser: digest(who.browser) } : { sessionId: who.sessionId, userId: who.userId }

const digest = (value: string): string => createHash('sha256').update(value).digest('hex')

/** Stores a challenge. Gives its row's id. */
export async function storeChallenge(kind: Kind, who: Answerer, data: Stored, tx: Tx = db()): Promise<string> {
  const moment = now()
  const expiresAt = new Date(moment.getTime() + challengeMinutes * 60 * 1000)
  const { id } = await tx.ceremony.create({
    data: { kind, ...columnsOf(who), data, createdAt: moment, expiresAt },
    select: { id: true },
  })
  return id
}

/**
 * Takes a challenge by its row's id. Only its answerer can take it, within five minutes, and only once: a wrong answer uses it up too (abuse
 * case 28). Raises ceremony_over.
 */
export async function takeChallenge(
  id: string,
  kinds: readonly Kind[],
  who: Answerer,
): Promise<Stored & { kind: Kind }> {
  const moment = now()
  const [taken] = await db().ceremony.updateManyAndReturn({
    where: { id, kind: { in: [...kinds] }, ...columnsOf(who), usedAt: null, expiresAt: { gt: moment } },
    data: { usedAt: moment },
    select: { kind: true, data: true },
  })
  const kind = kinds.find(each => each === taken?.kind)
  if (!taken || !kind) throw new DomainError('ceremony_over')
  return { ...stored.parse(taken.data), kind }
}
