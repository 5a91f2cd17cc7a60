import { cache } from 'react'
import { accentsOf } from '#lib/schemas/site/appearance.ts'
import { accentSheetPath } from '#lib/site/appearance/accent.ts'
import { knownIdentity, knownSettings, readIdentity, readSetting } from '#server/site/queries.ts'

/** The newspaper's identity for account and staff screens, read once a request; the last known one after a failure. */
export const staffIdentity = cache(() => readIdentity().catch(knownIdentity))

/** The stylesheet of the newspaper's own colours, for the same screens. */
export const staffAccents = cache(async () => {
  const appearance = await readSetting('appearance').catch(() => knownSettings().appearance)
  return accentSheetPath(accentsOf(appearance))
})
