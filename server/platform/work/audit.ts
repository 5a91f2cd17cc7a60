import type { Prisma, Tx } from '../db/db.ts'
import type { CommandContext } from './command.ts'

interface AuditedAct {
  /** Verb and noun, e.g. `article.published`. */
  action: string
  subject: { type: string; id: string }
  details?: Prisma.InputJsonObject
}

/** Writes who did what to what, in the transaction of the change. */
export async function audit({ tx, actor, now }: CommandContext, act: AuditedAct): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: actor.id,
      action: act.action,
      subjectType: act.subject.type,
      subjectId: act.subject.id,
      details: act.details ?? {},
      createdAt: now,
    },
  })
}

/**
 * Empties the details of what was audited about one subject, for an erasure; the entries themselves stay. The one place that may set
 * `portal.erasing`, which ends with the transaction. Gives how many entries it emptied.
 */
export async function eraseFromAudit(tx: Tx, subject: AuditedAct['subject']): Promise<number> {
  await tx.$executeRaw`SELECT set_config('portal.erasing', 'on', true)`
  const { count } = await tx.auditEntry.updateMany({
    where: { subjectType: subject.type, subjectId: subject.id },
    data: { details: {} },
  })
  await tx.$executeRaw`SELECT set_config('portal.erasing', 'off', true)`
  return count
}
