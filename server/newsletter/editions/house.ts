import type { House } from '#server/platform/mail/layout.ts'
import { env } from '#server/platform/process/env.ts'
import { readIdentity } from '#server/site/queries.ts'

/** The newspaper as its mails name it. One statement. */
export async function readHouse(): Promise<House> {
  const { name, address } = await readIdentity()
  return { name, address, siteUrl: env().SITE_URL }
}
