import { z } from 'zod'

/** The name of a kept mail's file: its moment and eight random letters. No other file can be named. */
export const mailName = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/)
