import type { Role } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { makeAccount, makeByline } from '../factories.ts'
import type { JournalistKey } from './demo-article.ts'
import { journalists } from './journalists.ts'
import { seedReaders } from './readers.ts'
import type { DemoSubscription } from './subscription-history.ts'
import { seedSubscribers, seedSubscription } from './subscriptions.ts'

export type Journalists = Record<JournalistKey, string>

/** Stores the six journalists' bylines with their portraits. Gives their ids. */
export async function seedJournalists(portraits: Record<JournalistKey, string>): Promise<Journalists> {
  const ids: Partial<Journalists> = {}
  for (const key of Object.keys(journalists) as JournalistKey[]) {
    const { name, bio } = journalists[key]
    ids[key] = await makeByline({ fullName: name, bio, avatarUrl: portraits[key] })
  }
  return ids as Journalists
}

/** Subscribers in the other states. */
const subscribers: readonly [email: string, fullName: string, subscription: DemoSubscription][] = [
  ['joana.prado@exemplo.com.br', 'Joana Prado', { paid: 4, ends: 22 }],
  ['benedito.lira@exemplo.com.br', 'Benedito Lira', { paid: 6, ends: 9, method: 'pix' }],
  ['irene.matos@exemplo.com.br', 'Irene Matos', { paid: 5, ends: -3, end: 'overdue' }],
  ['caio.sampaio@exemplo.com.br', 'Caio Sampaio', { paid: 3, ends: 12, end: 'cancelled' }],
  ['rosa.antunes@exemplo.com.br', 'Rosa Antunes', { paid: 0, ends: -4, end: 'waiting', method: 'boleto' }],
]

/**
 * Stores the accounts, all in one transaction and as the last step of the demonstration: a database without accounts is one whose seeding never
 * finished, and may be cleared.
 */
export async function seedAccounts(now: Date, byline: Journalists): Promise<void> {
  await db().$transaction(async tx => {
    const newcomer = async (email: string, fullName: string, roles: Role[] = []) => {
      const id = await makeByline({ fullName }, tx)
      await makeAccount(id, { email, roles }, tx)
      return id
    }
    await makeAccount(byline.marcos, { email: 'editor@portal.local', roles: ['editor'] }, tx)
    await makeAccount(byline.helena, { email: 'autor@portal.local', roles: ['author'] }, tx)
    const masterId = await newcomer('master@portal.local', 'Ana Castilho', ['master'])
    await newcomer('leitor@portal.local', 'Lúcia Ferraz')
    const userId = await newcomer('assinante@portal.local', 'Paulo Mendes')
    await seedSubscription(userId, { paid: 1, plan: 'yearly', ends: 335 }, now, tx)
    for (const [email, fullName, subscription] of subscribers) {
      await seedSubscription(await newcomer(email, fullName), subscription, now, tx)
    }
    await seedReaders(now, masterId, tx)
    await seedSubscribers(now, tx)
  })
}
