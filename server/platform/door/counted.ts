import { isbot } from 'isbot'
import { isStaff } from '#lib/actor.ts'
import { currentActor } from './session.ts'

/** Whether a request counts as a reader's: bots, prefetches and the newsroom's own people do not. */
export async function isCounted(headers: Headers): Promise<boolean> {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent) || /prefetch|prerender/.test(purpose)) return false
  return !isStaff(await currentActor())
}
