import type { House } from '#server/platform/mail/layout.ts'
import { env } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { readIdentity } from '#server/site/queries.ts'

/** Milliseconds for which a read name and address are used. */
const believed = 5_000

/** The newspaper as its mails name it, at most five seconds old: for a process that writes many. */
export function readKeptHouse(): Promise<House> {
  const kept = singleton('newsletter-house', (): { at: number; house: Promise<House> | null } => ({
    at: 0,
    house: null,
  }))
  if (!kept.house || performance.now() - kept.at > believed) {
    kept.at = performance.now()
    kept.house = readHouse()
    kept.house.catch(() => {
      kept.house = null
    })
  }
  return kept.house
}

/** The newspaper as its mails name it. One statement. */
export async function readHouse(): Promise<House> {
  const { name, address } = await readIdentity()
  return { name, address, siteUrl: env().SITE_URL }
}
