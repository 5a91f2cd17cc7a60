import { DomainError } from '#lib/errors.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { forgetEverything } from '#server/press/keep/forget.ts'

/** Locks a session until the transaction ends and reads it. Raises not_found. */
export async function lockSession(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM import_sessions WHERE id = ${id}::uuid FOR UPDATE`
  const session = await tx.importSession.findUnique({ where: { id } })
  if (!session) throw new DomainError('not_found')
  return session
}

/** Changes a locked session. When it ends, in whatever way, readers' pages show what it wrote. */
export async function setStatus(
  { tx, now }: CommandContext,
  id: string,
  data: Prisma.ImportSessionUpdateInput,
): Promise<void> {
  await tx.importSession.update({ where: { id }, data: { seenAt: now, ...data } })
  if (data.status === 'completed' || data.status === 'stopped' || data.status === 'failed') await forgetEverything(tx)
}
