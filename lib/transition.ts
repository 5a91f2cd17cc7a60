import { DomainError, type ErrorCode } from './errors.ts'

/** What a pure transition gives: the new state, or the reason why not. */
export type Transition<State, Refusal extends ErrorCode> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal }

export const accept = <State>(state: State) => ({ ok: true, state }) as const
export const refuse = <Refusal extends ErrorCode>(refusal: Refusal) => ({ ok: false, refusal }) as const

/** The new state; raises the refusal as an error. */
export function accepted<State>(transition: Transition<State, ErrorCode>): State {
  if (!transition.ok) throw new DomainError(transition.refusal)
  return transition.state
}
