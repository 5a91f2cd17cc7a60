import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** What a person sees of their own data and requests. */
export interface OwnPrivacy {
  /** When the account will be erased; null unless its owner asked for it. */
  eraseAt: Date | null
  keepsByline: boolean
  /** The public articles that the person signs, counted up to 1,000, and their texts that are not published. */
  published: number
  drafts: number
  /** The newest export, while it is being made or can be downloaded. */
  copy: { id: string; askedAt: Date; readyUntil: Date | null } | null
  corrections: { id: string; message: string; note: string; askedAt: Date; doneAt: Date | null }[]
  consents: Consent[]
}

/** A consent of the person, newest first. */
export interface Consent {
  kind: 'cookies' | 'application'
  at: Date
  /** Of cookies: what was allowed. */
  measurement?: boolean
  advertising?: boolean
}

const mostShown = 20

/** The signed-in person's own data and requests. */
export async function findOwnPrivacy(actor: SignedIn): Promise<OwnPrivacy> {
  const { id: userId } = actor
  const [user, copy, corrections, choices, applications, published, drafts] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: userId }, select: { eraseAt: true, keepsByline: true } }),
    db().privacyRequest.findFirst({
      where: { userId, kind: 'export', OR: [{ status: 'open' }, { file: { not: null }, expiresAt: { gt: now() } }] },
      orderBy: { createdAt: 'desc' },
    }),
    db().privacyRequest.findMany({
      where: { userId, kind: 'correction' },
      orderBy: { createdAt: 'desc' },
      take: mostShown,
    }),
    db().consent.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: mostShown }),
    db().authorApplication.findMany({ where: { userId }, select: { consentedAt: true }, take: mostShown }),
    db().articleCredit.count({ where: { profileId: userId, listedAt: { not: null } }, take: 1_000 }),
    db().article.count({ where: { authorId: userId, status: { not: 'published' }, deletedAt: null } }),
  ])
  return {
    ...user,
    published,
    drafts,
    copy: copy && { id: copy.id, askedAt: copy.createdAt, readyUntil: copy.file === null ? null : copy.expiresAt },
    corrections: corrections.map(({ id, message, note, createdAt, doneAt }) => ({
      id,
      message,
      note,
      doneAt,
      askedAt: createdAt,
    })),
    consents: [
      ...choices.map(({ createdAt, measurement, advertising }) => ({
        kind: 'cookies' as const,
        at: createdAt,
        measurement,
        advertising,
      })),
      ...applications.map(({ consentedAt }) => ({ kind: 'application' as const, at: consentedAt })),
    ].sort((a, b) => b.at.getTime() - a.at.getTime()),
  }
}

/** When the signed-in person's account will be erased; null unless they asked for it. */
export async function findLeaving(actor: SignedIn): Promise<Date | null> {
  const { eraseAt } = await db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { eraseAt: true } })
  return eraseAt
}
