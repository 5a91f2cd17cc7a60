import pg from 'pg'
import { PRESS_CHANNEL, readChange } from '#server/press/keep/forget.ts'

/** The keys that `act` makes the press forget, as another instance receives them. */
export async function keysForgottenBy(act: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const keys: string[] = []
  client.on('notification', ({ payload }) => keys.push(...readChange(payload ?? '').keys))
  await client.query(`LISTEN ${PRESS_CHANNEL}`)
  await act()
  // This answer comes after every message sent before it.
  await client.query('SELECT 1')
  await client.end()
  return keys
}
