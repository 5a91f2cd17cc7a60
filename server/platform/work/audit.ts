import { type AuditAction, eventTypeOf } from '#lib/audit/actions.ts'
import type { Prisma, Tx } from '../db/db.ts'
import type { CommandContext } from './command.ts'

interface AuditedAct {
  /** Its sentence stands in `lib/audit/actions.ts`. */
  action: AuditAction
  subject: { type: string; id: string }
  /** The article that the act is about; of a subject `article`, its id. */
  articleId?: string
  /** `failed` for what the product attempted by itself and could not do. A refused command writes nothing. */
  status?: 'success' | 'failed'
  /** Ids, states, numbers and dates: never a name, an address or a text. */
  details?: Prisma.InputJsonObject
}

/** Writes an audit row: actor, action, subject and outcome, in the transaction of the change. */
export async function audit({ tx, actor, now }: CommandContext, act: AuditedAct): Promise<void> {
  const { action, subject, articleId, status, details = {} } = act
  await tx.auditEntry.create({
    data: {
      eventType: eventTypeOf(action),
      actorId: actor.id,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      articleId: articleId ?? (subject.type === 'article' ? subject.id : null),
      status,
      details,
      createdAt: now,
    },
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
