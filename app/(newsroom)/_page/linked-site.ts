import type { LinkedSite } from '#components/articles/form/link-previews.client.tsx'
import { siteOrigin } from '#server/platform/process/env.ts'
import { readIdentity } from '#server/site/queries.ts'

/** The newspaper as links to its articles name it. */
export async function linkedSite(): Promise<LinkedSite> {
  return { name: (await readIdentity()).name, origin: siteOrigin() }
}
