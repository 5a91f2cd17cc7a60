import { z } from 'zod'
import { bounceKinds } from '../../newsletter/bounce.ts'

const report = z
  .object({
    /** The provider's own key of the event: the same event counts once. */
    id: z.string().min(1).max(200),
    kind: z.enum(bounceKinds),
    /** The enhanced status code, e.g. 5.1.1. */
    code: z
      .string()
      .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
      .default(''),
    /** The Message-ID of the mail, with its angle brackets. */
    messageId: z
      .string()
      .regex(/^<[^<>\s]{1,300}>$/)
      .nullable()
      .default(null),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(255)
      .refine(address => !/\p{Cc}/u.test(address))
      .nullable()
      .default(null),
  })
  .refine(({ messageId, email }) => messageId !== null || email !== null)

/** The body of `POST /api/newsletter/bounces` (docs/operations.md): up to a hundred reports of a mail provider. */
export const bounceReports = z.object({ reports: z.array(report).min(1).max(100) })
