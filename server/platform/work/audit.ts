import type { Prisma } from '../db/db.ts'
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
