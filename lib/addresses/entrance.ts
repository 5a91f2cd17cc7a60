import { accessRules } from '../access.ts'
import { type Actor, isSignedIn } from '../actor.ts'
import { signInPath } from './own-path.ts'
import { gateAt } from './screen-at.ts'

const noAccess = 'Acesso Negado. Você não tem permissão para acessar esta área.'

/** Where somebody is sent instead, and what they read there. */
export interface TurnedAway {
  to: string
  notice: string | null
}

/**
 * Whether somebody is turned away from a screen; null when they may come in. Pages ask, and `middleware.ts` asks before them so that the
 * words can travel along. What a person may do there is the query's and the command's question.
 */
export function turnedAway(actor: Actor, path: string): TurnedAway | null {
  const screen = gateAt(path)
  if (!screen || accessRules[screen.access ?? 'anyone'](actor)) return null
  return isSignedIn(actor)
    ? { to: screen.sentTo ?? '/dashboard', notice: screen.refused ?? noAccess }
    : { to: signInPath(path), notice: screen.signedOut ?? null }
}
