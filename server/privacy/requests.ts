import { DomainError } from '#lib/errors.ts'
import { daysAfter, type PrivacyKind, privacyDays } from '#lib/privacy/privacy.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface NewRequest {
  userId: string | null
  kind: PrivacyKind
  contact?: string
  message?: string
  byHand?: boolean
  /** When it was made; now by default. */
  madeAt?: Date
}

/**
 * Enters a request into the register, due in fifteen days. Gives its id. Raises privacy_request_open: of exports and erasures an account
 * has one open request, which the database holds to.
 */
export async function enterRequest({ tx, now }: CommandContext, request: NewRequest): Promise<string> {
  const { madeAt = now, ...data } = request
  const [row] = await tx.privacyRequest.createManyAndReturn({
    data: [{ ...data, createdAt: madeAt, dueAt: daysAfter(madeAt, privacyDays.answer) }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!row) throw new DomainError('privacy_request_open')
  return row.id
}
