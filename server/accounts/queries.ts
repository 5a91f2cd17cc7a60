import type { SignedIn } from '#lib/actor.ts'
import { accessEnd, grantsPremium, type HeldSubscription } from '#lib/subscriptions/subscription.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'

/** Whether the system has a master; `/become-master` and the dashboard depend on it. */
export async function masterExists(): Promise<boolean> {
  return (await db().userRole.findFirst({ where: { role: 'master' }, select: { id: true } })) !== null
}

/** Whether claiming master requires the operator's setup code. */
export const asksSetupCode = (): boolean => env().SETUP_CODE !== undefined

/** Whether a sign-up waits for the confirmation of its address: where mail can be sent. */
export const confirmsAddresses = (): boolean => env().SMTP_URL !== undefined

export interface OwnProfile {
  fullName: string
  avatarUrl: string | null
  bio: string
}

/** The signed-in person's public profile, for its form. */
export function findOwnProfile(actor: SignedIn): Promise<OwnProfile> {
  return db().profile.findUniqueOrThrow({
    where: { id: actor.id },
    select: { fullName: true, avatarUrl: true, bio: true },
  })
}

/** The subscription that opens premium texts to this person for the longest time; null without one. */
export async function findOwnSubscription(actor: SignedIn): Promise<HeldSubscription | null> {
  const held = await db().subscription.findMany({
    where: { userId: actor.id, ...countingNow() },
    select: { status: true, currentPeriodEnd: true, renews: true, method: true },
  })
  const moment = now()
  const granting = held.filter(subscription => grantsPremium(subscription, moment))
  return granting.sort((a, b) => accessEnd(b).getTime() - accessEnd(a).getTime())[0] ?? null
}
