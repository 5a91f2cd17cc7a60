import { isbot } from 'isbot'
import { type Actor, isStaff } from '#lib/actor.ts'

/** Whether a request counts as a reader's: bots, prefetches and staff do not. */
export function isCounted(headers: Headers, actor: Actor): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  const userAgent = headers.get('user-agent')
  return !!userAgent && !isbot(userAgent) && !/prefetch|prerender/.test(purpose) && !isStaff(actor)
}
