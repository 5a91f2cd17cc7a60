import { z } from 'zod'
import { ApiError } from './error.ts'
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
  const param = issue?.path.join('.') ?? ''
  throw new ApiError(400, { type: 'invalid_request_error', param, message: `Invalid ${param}: ${issue?.message}` })
}
