import type { LinkedSite } from '#components/articles/form/link-previews.client.tsx'
import { siteOrigin } from '#server/platform/process/env.ts'
import { readIdentity } from '#server/site/queries.ts'

/** The newspaper's name and origin, for previews of links to its articles. */
export async function linkedSite(): Promise<LinkedSite> {
  return { name: (await readIdentity()).name, origin: siteOrigin() }
}
