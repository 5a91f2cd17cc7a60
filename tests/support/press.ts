import pg from 'pg'
import { PRESS_CHANNEL, readChange } from '#server/press/forget.ts'

/** The keys that something told the press to forget, as another instance would hear them. */
export async function keysForgottenBy(act: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const keys: string[] = []
  client.on('notification', ({ payload }) => keys.push(...readChange(payload ?? '').keys))
  await client.query(`LISTEN ${PRESS_CHANNEL}`)
  await act()
  // A message sent before this answer is delivered with it.
  await client.query('SELECT 1')
  await client.end()
  return keys
}
