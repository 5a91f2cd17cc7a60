import type { CommandContext } from '#server/platform/work/command.ts'

interface NewAccount {
  email: string
  fullName: string
  /** None for an account that is entered by another way. */
  passwordHash?: string
  /** Whether its owner proved to read the address's mail. */
  isConfirmed: boolean
}

/**
 * Opens an account with its profile. Gives its id; null when the address has an account, of which nothing changes. Of two simultaneous calls with one
 * address the database takes the first. Part of a command, which checks who may.
 */
export async function openAccount(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { email, fullName, passwordHash, isConfirmed }: NewAccount,
): Promise<string | null> {
  const { id } = await tx.profile.create({ data: { fullName, createdAt: now }, select: { id: true } })
  const { count } = await tx.user.createMany({
    data: { id, email, passwordHash, emailConfirmedAt: isConfirmed ? now : null, createdAt: now },
    skipDuplicates: true,
  })
  if (count === 1) return id
  await tx.profile.delete({ where: { id } })
  return null
}
