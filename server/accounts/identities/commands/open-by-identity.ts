import { fullName as fullNameField } from '#lib/schemas/account.ts'
import { command } from '#server/platform/work/command.ts'
import type { ProvedIdentity } from '../identity.ts'

/**
 * Opens an account without a password for a proved identity and its verified address; gives the account's id. A unique index refuses an
 * address or identity that has an account (`isUniqueViolation`).
 */
export const openByIdentity = command(
  async ({ tx, now }, { provider, subject, label, email, fullName }: ProvedIdentity & { email: string }) => {
    const name = fullNameField.safeParse(fullName).data ?? 'Leitor'
    const { id } = await tx.profile.create({ data: { fullName: name, createdAt: now }, select: { id: true } })
    await tx.user.create({ data: { id, email, emailConfirmedAt: now, createdAt: now } })
    await tx.identity.create({ data: { userId: id, provider, subject, label, createdAt: now, lastUsedAt: now } })
    return id
  },
)
