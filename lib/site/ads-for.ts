import { type Actor, isStaff } from '../actor.ts'

/**
 * What advertising somebody sees: subscribers none at all (AD-3); the newsroom the house's own banners and never a network's, whose
 * rules call its own people's views and clicks invalid; everybody else all of it.
 */
export function showsAds(actor: Actor | null): 'none' | 'house' | 'all' {
  if (actor?.subscribed) return 'none'
  return actor && isStaff(actor) ? 'house' : 'all'
}
