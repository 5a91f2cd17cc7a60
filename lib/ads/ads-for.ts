import { type Actor, isStaff } from '../actor.ts'

/**
 * The advertising that an actor sees (AD-3): subscribers none, the newsroom only house banners, everybody else all. Ad networks treat views
 * and clicks by a newspaper's own staff as invalid.
 */
export function showsAds(actor: Actor | null): 'none' | 'house' | 'all' {
  if (actor?.subscribed) return 'none'
  return actor && isStaff(actor) ? 'house' : 'all'
}
