import type { Prisma, Tx } from '../db/db.ts'
import type { CommandContext } from './command.ts'

export interface AuditedAct {
  /** Subject and past participle, e.g. `article.published`. */
  action: string
  subject: { type: string; id: string }
  details?: Prisma.InputJsonObject
}

/** Writes an audit row: actor, action and subject, in the transaction of the change. */
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

/** Writes an audit row for each of many acts, in one statement. */
export async function auditAll({ tx, actor, now }: CommandContext, acts: readonly AuditedAct[]): Promise<void> {
  await tx.auditEntry.createMany({
    data: acts.map(({ action, subject, details }) => ({
      actorId: actor.id,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      details: details ?? {},
      createdAt: now,
    })),
  })
}

/**
 * Empties the details of a subject's audit rows, for an erasure; the rows stay. Only this function may set `portal.erasing`.
 * It is off again when the function returns. Gives the number of rows.
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
