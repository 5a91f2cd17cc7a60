import { cache } from 'react'
import { currentSession } from '#server/platform/session.ts'
import { block, editionTime, listMenu } from '#server/site/queries.ts'

/** What every reader page shows around its own part, read once a request: who reads, the menu (null when it failed), the day. */
export const loadShell = cache(async () => {
  const [session, menu] = await Promise.all([currentSession(), block('menu', listMenu())])
  return { session, menu, today: editionTime() }
})
