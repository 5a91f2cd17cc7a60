import { accessRules } from '../access.ts'
import { type Actor, isSignedIn } from '../actor.ts'
import { signInPath } from './own-path.ts'
import { gateAt } from './screen-at.ts'

const noAccess = 'Acesso Negado. Você não tem permissão para acessar esta área.'

/** The path to which a person is sent instead, and the sentence to read there. */
export interface TurnedAway {
  to: string
  notice: string | null
}

/**
 * The redirect of an actor without access to a screen (NAV-3 to NAV-5); null when the actor may enter. `middleware.ts` checks before the pages
 * do, so that the redirect carries the sentence. Queries and commands decide what the actor may do there.
 */
export function turnedAway(actor: Actor, path: string): TurnedAway | null {
  const screen = gateAt(path)
  if (!screen || accessRules[screen.access ?? 'anyone'](actor)) return null
  return isSignedIn(actor)
    ? { to: screen.sentTo ?? '/dashboard', notice: screen.refused ?? noAccess }
    : { to: signInPath(path), notice: screen.signedOut ?? null }
}
