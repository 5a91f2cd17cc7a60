import type { ErrorCode, FieldErrors } from './errors.ts'

/** The error that a screen receives from an action. `id` names the log line of an unexpected error. */
export interface ActionError {
  code: ErrorCode | 'unexpected'
  message: string
  fields: FieldErrors
  id?: string
}

/** The result of a server action. */
export interface Outcome<Data> {
  data?: Data
  serverError?: ActionError
}

/** A server action as a component receives it. */
export type Act<Input, Data = unknown> = (input: Input) => Promise<Outcome<Data>>
