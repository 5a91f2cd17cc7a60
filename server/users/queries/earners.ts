import { Prisma } from '#server/platform/db/db.ts'

/** Whether the profile `p` of a credit earns a share: an erased account without a byline does not, since it could not be paid. */
export const earns = Prisma.sql`(p.full_name <> '' OR EXISTS (SELECT FROM users u WHERE u.id = p.id))`
