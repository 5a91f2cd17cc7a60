import { z } from 'zod'
import { ApiError, type ErrorBody } from './error.ts'
import type { FormValue } from './form.ts'

export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform(value => value === 'true')
export const text = z.string().min(1).max(5000)
export const address = z.url().max(2048)
export const metadata = z.record(z.string().max(40), z.string().max(500))
export const expand = (...allowed: [string, ...string[]]) => z.array(z.enum(allowed)).optional()

/** The parameters of every list. */
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
}
export const created = z.strictObject({ gte: integer }).optional()

/** Checks a request's parameters. Raises the 400 that Stripe answers. */
export function check<Shape extends z.ZodType>(shape: Shape, given: Record<string, FormValue>): z.output<Shape> {
  const result = shape.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ApiError(400, { type: 'invalid_request_error', ...bodyOf(issue, given) })
}

const nameOf = ([first = '', ...rest]: PropertyKey[]) => String(first) + rest.map(part => `[${String(part)}]`).join('')

function bodyOf(issue: z.core.$ZodIssue | undefined, given: FormValue): Omit<ErrorBody, 'type'> {
  if (!issue) return { message: 'Invalid request' }
  const param = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ''])
    return { code: 'parameter_unknown', param: unknown, message: `Received unknown parameter: ${unknown}` }
  }
  if (valueAt(given, issue.path) === undefined)
    return { code: 'parameter_missing', param, message: `Missing required param: ${param}.` }
  return { code: 'parameter_invalid', param, message: `Invalid ${param}: ${issue.message}` }
}

function valueAt(value: FormValue | undefined, path: PropertyKey[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (inner, part) =>
      typeof inner === 'object' ? Object.entries(inner).find(([name]) => name === String(part))?.[1] : undefined,
    value,
  )
}
