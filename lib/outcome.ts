import type { ErrorCode, FieldErrors } from './errors.ts'

/** What a screen gets when an action refuses. `id` names the log's line of an unknown error. */
export interface ActionError {
  code: ErrorCode | 'unexpected'
  message: string
  fields: FieldErrors
  id?: string
}

/** What a server action answers. */
export interface Outcome<Data> {
  data?: Data
  serverError?: ActionError
}

/** A server action as a component takes it. */
export type Act<Input, Data = unknown> = (input: Input) => Promise<Outcome<Data>>
