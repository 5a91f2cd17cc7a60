import type { Role } from '#lib/actor.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { expiryFrom, hashOf, tokenOf } from '#server/users/invitations/invitation.ts'
import { makeAccount, makeByline } from '../factories.ts'
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

const people: readonly DemoPerson[] = [
  { name: 'Adalberto Nóbrega', since: 88, seen: 1 },
  { name: 'Aline Figueiredo', since: 85, seen: 0, roles: ['author'] },
  { name: 'Bento Aquino', since: 84, seen: 30 },
  { name: 'Carmem Lúcia Rangel', since: 81, seen: 2, subscription: { paid: 3, ends: 12 } },
  { name: 'Cássio Vilar', since: 80, seen: null },
  { name: 'Conceição Évora', since: 77, seen: 4, roles: ['author'] },
  { name: 'Damião Queiroz', since: 75, seen: 12 },
  { name: 'Edileuza Torres', since: 71, seen: 0, subscription: { paid: 2, ends: 12 } },
  { name: 'Fábio Mascarenhas', since: 70, seen: 25, subscription: { paid: 2, ends: -5, end: 'cancelled' } },
  { name: 'Genival Barros', since: 66, seen: 3 },
  { name: 'Iara Monteiro', since: 64, seen: 1, roles: ['editor'] },
  { name: 'Ítalo Pessoa', since: 60, seen: 41 },
  { name: 'Jandira Sales', since: 58, seen: 6, subscription: { paid: 1, ends: -4, end: 'overdue' } },
  { name: 'Josué Landim', since: 55, seen: 0 },
  { name: 'Kátia Holanda', since: 51, seen: 9, subscription: { paid: 1, ends: 12, method: 'pix' } },
  { name: 'Leandro Brito', since: 49, seen: 20, suspended: 18 },
  { name: 'Lourdes Camargo', since: 44, seen: null },
  { name: 'Maurício Teles', since: 42, seen: 5, roles: ['author'] },
  { name: 'Neide Sampaio', since: 38, seen: 2 },
  { name: 'Otávio Guerra', since: 35, seen: 7, subscription: { paid: 1, ends: 12 } },
  { name: 'Patrícia Lemos', since: 31, seen: 0 },
  { name: 'Quitéria Ramos', since: 28, seen: 14 },
  {
    name: 'Rosângela Dantas',
    since: 25,
    seen: 3,
    subscription: { paid: 0, ends: -6, end: 'waiting', method: 'boleto' },
  },
  { name: 'Severino Maciel', since: 21, seen: 1 },
  { name: 'Tereza Bulhões', since: 17, seen: 10 },
  { name: 'Ubirajara Pontes', since: 12, seen: null },
  { name: 'Valdir Cordeiro', since: 9, seen: 0, subscription: { paid: 1, ends: 22 } },
  { name: 'Wanda Meireles', since: 6, seen: 2 },
  { name: 'Yara Couto', since: 3, seen: 1 },
  { name: 'Zuleide Fontes', since: 1, seen: 0 },
]

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
        ...{ id, tokenHash: hashOf(tokenOf(id)), invitedBy: masterId },
        ...{ createdAt: sentAt, sentAt, expiresAt: expiryFrom(sentAt) },
        ...invitation,
      },
    })
  }
}
