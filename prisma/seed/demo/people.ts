import type { Role } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { makeAccount, makeByline, makeSubscription } from '../factories.ts'
import type { JournalistKey } from './demo-article.ts'
import { journalists } from './journalists.ts'
import { seedReaders } from './readers.ts'

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

const day = 24 * 60 * 60 * 1000
const year = 365 * day

/** Subscribers in the other states, with the days until their period ends. */
const subscribers = [
  ['joana.prado@exemplo.com.br', 'Joana Prado', 'active', 22],
  ['benedito.lira@exemplo.com.br', 'Benedito Lira', 'active', 9],
  ['irene.matos@exemplo.com.br', 'Irene Matos', 'past_due', -3],
  ['caio.sampaio@exemplo.com.br', 'Caio Sampaio', 'cancelled', 12],
  ['rosa.antunes@exemplo.com.br', 'Rosa Antunes', 'incomplete', 30],
] as const

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
    await makeSubscription({ userId, start: now, end: new Date(now.getTime() + year) }, tx)
    for (const [email, fullName, status, endsIn] of subscribers) {
      const userId = await newcomer(email, fullName)
      await makeSubscription({ userId, status, start: now, end: new Date(now.getTime() + endsIn * day) }, tx)
    }
    await seedReaders(now, masterId, tx)
  })
}
