import { randomBytes } from 'node:crypto'
import { db } from '#server/platform/db/db.ts'
import { singleton } from '#server/platform/process/singleton.ts'

const SALT_BYTES = 32

const known = () => singleton('audience-salts', () => new Map<string, Promise<Buffer>>())

/**
 * The random salt of a day of São Paulo, `yyyy-MM-dd`, the same for all instances. The database holds it until the day after. From then on nobody can
 * compute a visitor's hash again. Raises what the database raises.
 */
export async function saltOf(day: string): Promise<Buffer> {
  const salts = known()
  const held = salts.get(day)
  if (held) return held
  const asked = fetchSalt(day)
  // Keeps the newest two days.
  for (const old of [...salts.keys()].slice(0, -1)) salts.delete(old)
  salts.set(day, asked)
  asked.catch(() => salts.delete(day))
  return asked
}

async function fetchSalt(day: string): Promise<Buffer> {
  await db().$executeRaw`
    INSERT INTO audience_salts (day, salt) VALUES (${day}::date, ${randomBytes(SALT_BYTES)}) ON CONFLICT DO NOTHING`
  const { salt } = await db().audienceSalt.findUniqueOrThrow({ where: { day: new Date(day) } })
  return Buffer.from(salt)
}
