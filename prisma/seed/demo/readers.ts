import type { Role } from '#lib/actor.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { expiryFrom, hashOf, tokenOf } from '#server/users/invitations/invitation.ts'
import { makeAccount, makeByline } from '../factories.ts'
import { demoTexts } from './demo-texts.ts'
import type { DemoSubscription } from './subscription-history.ts'
import { seedSubscription } from './subscriptions.ts'

const day = 24 * 60 * 60 * 1000

interface DemoPerson {
  name: string
  /** Days since the account was created and since its last access; null for one that never came back to sign in. */
  since: number
  seen: number | null
  roles?: Role[]
  subscription?: DemoSubscription
  /** Days since the account was suspended. */
  suspended?: number
}

const people = demoTexts<readonly DemoPerson[]>('readers')

const invitations: readonly { email: string; role: Role; fullName: string; daysAgo: number }[] = [
  { email: 'rita.prado@portal.local', role: 'author', fullName: 'Rita Prado', daysAgo: 1 },
  { email: 'moacir.leal@portal.local', role: 'editor', fullName: '', daysAgo: 3 },
]

/** Stores thirty accounts as three months leave them, and two open invitations of a master. */
export async function seedReaders(now: Date, masterId: string, tx: Tx): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  for (const [place, { name, since, seen, roles, subscription, suspended }] of people.entries()) {
    const id = await makeByline({ fullName: name }, tx)
    await makeAccount(id, { email: `pessoa${place + 1}@portal.local`, roles }, tx)
    await tx.user.update({
      where: { id },
      data: {
        createdAt: ago(since),
        ...(seen !== null && { seenAt: ago(seen) }),
        ...(suspended && { suspendedAt: ago(suspended) }),
      },
    })
    if (subscription) await seedSubscription(id, subscription, now, tx)
  }
  for (const { daysAgo, ...invitation } of invitations) {
    const id = crypto.randomUUID()
    const sentAt = ago(daysAgo)
    await tx.invitation.create({
      data: {
        id,
        tokenHash: hashOf(tokenOf(id)),
        invitedBy: masterId,
        createdAt: sentAt,
        sentAt,
        expiresAt: expiryFrom(sentAt),
        ...invitation,
      },
    })
  }
}
