import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { runningPostgres } from '#server/embedded/lock.ts'
import { db } from '#server/platform/db/db.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { given } from '#tests/support/given.ts'
import { configurePayments } from '#tests/support/premium/payments.ts'
import { house } from './house.ts'

/** Gives the newspaper its own name and the keys of its payments before the first test, as its masters would. */
export default async function nameHouse(): Promise<void> {
  process.env.DATABASE_URL = runningPostgres(house.dataDir)?.ownerUrl ?? ''
  process.env.AUTH_SECRET = house.secret
  process.env.DATA_DIR = house.dataDir
  await saveIdentity(await given.master(), { ...defaultIdentity, name: house.name })
  await configurePayments()
  await db().$disconnect()
}
