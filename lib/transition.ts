import { DomainError, type ErrorCode, type ErrorParams } from './errors.ts'
import { messageFor } from './messages.ts'

/** The result of a pure transition: the new state, or the code of its refusal. */
export type Transition<State, Refusal extends ErrorCode> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal; readonly params: ErrorParams }

/** The result of an allowed transition. */
export const accept = <State>(state: State) => ({ ok: true, state }) as const
/** The result of a refused transition: an error code and the parameters of its sentence. */
export const refuse = <Refusal extends ErrorCode>(refusal: Refusal, params: ErrorParams = {}) =>
  ({ ok: false, refusal, params }) as const

/** Gives the new state. Raises a refusal as an error, with its message at the field that `fieldOf` names for the code. */
export function accepted<State>(
  transition: Transition<State, ErrorCode>,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
): State {
  if (transition.ok) return transition.state
  const { refusal: code, params } = transition
  const field = fieldOf[code]
  throw new DomainError(code, { params, ...(field && { fields: { [field]: messageFor({ code, params }) } }) })
}
