import { DomainError, type ErrorCode } from './errors.ts'
import { messageFor } from './messages.ts'

/** What a pure transition gives: the new state, or the reason why not. */
export type Transition<State, Refusal extends ErrorCode> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal }

/** The answer of a transition that may be made. */
export const accept = <State>(state: State) => ({ ok: true, state }) as const
/** The answer of one that may not, with its code from the catalogue. */
export const refuse = <Refusal extends ErrorCode>(refusal: Refusal) => ({ ok: false, refusal }) as const

/** The new state; raises the refusal as an error, beside the field that `fieldOf` names for it. */
export function accepted<State>(
  transition: Transition<State, ErrorCode>,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
): State {
  if (transition.ok) return transition.state
  const code = transition.refusal
  const field = fieldOf[code]
  throw new DomainError(code, field ? { fields: { [field]: messageFor({ code, params: {} }) } } : {})
}
