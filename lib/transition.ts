import { DomainError, type ErrorCode, type ErrorParams } from './errors.ts'
import { messageFor } from './messages.ts'

/** What a pure transition gives: the new state, or the reason why not. */
export type Transition<State, Refusal extends ErrorCode> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal; readonly params: ErrorParams }

/** The answer of a transition that may be made. */
export const accept = <State>(state: State) => ({ ok: true, state }) as const
/** The answer of one that may not, with its code from the catalogue and what its sentence names. */
export const refuse = <Refusal extends ErrorCode>(refusal: Refusal, params: ErrorParams = {}) =>
  ({ ok: false, refusal, params }) as const

/** The new state; raises the refusal as an error, beside the field that `fieldOf` names for it. */
export function accepted<State>(
  transition: Transition<State, ErrorCode>,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
): State {
  if (transition.ok) return transition.state
  const { refusal: code, params } = transition
  const field = fieldOf[code]
  throw new DomainError(code, { params, ...(field && { fields: { [field]: messageFor({ code, params }) } }) })
}
