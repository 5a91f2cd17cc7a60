import { fullName as fullNameField } from '#lib/schemas/account.ts'
import { command } from '#server/platform/work/command.ts'
import { openAccount } from '../../commands/open-account.ts'
import type { ProvedIdentity } from '../identity.ts'

/**
 * Opens an account without a password for a proved identity and its verified address; gives the account's id, or null when the address has an
 * account: its owner links the identity (decision 0194). A unique index refuses an identity that has one (`isUniqueViolation`).
 */
export const openByIdentity = command(
  async ({ tx, now }, { provider, subject, label, email, fullName }: ProvedIdentity & { email: string }) => {
    const name = fullNameField.safeParse(fullName).data ?? 'Leitor'
    const userId = await openAccount({ tx, now }, { email, fullName: name, isConfirmed: true })
    if (userId === null) return null
    await tx.identity.create({ data: { userId, provider, subject, label, createdAt: now, lastUsedAt: now } })
    return userId
  },
)
