import { type AuditAction, eventTypeOf } from '#lib/audit/actions.ts'
import type { Prisma, Tx } from '../db/db.ts'
import type { CommandContext } from './command.ts'

export interface AuditedAct {
  /** Its sentence stands in `lib/audit/actions.ts`. */
  action: AuditAction
  subject: { type: string; id: string }
  /** The article that the act is about; of a subject `article`, its id. */
  articleId?: string
  /** `failed` for what the product attempted and could not do, and for a forbidden act. Other refusals are not audited. */
  status?: 'success' | 'failed'
  /** Ids, states, numbers and dates: never a name, an address or a text. */
  details?: Prisma.InputJsonObject
}

/** Writes an audit row in the transaction of the change: type, actor, action, subject, article, details and outcome.
 * Details hold ids and numbers, never names or texts (decision 0179). */
export async function audit(context: CommandContext, act: AuditedAct): Promise<void> {
  await context.tx.auditEntry.create({ data: entryOf(context, act) })
}

/** Writes an audit row for each of many acts, in one statement. */
export async function auditAll(context: CommandContext, acts: readonly AuditedAct[]): Promise<void> {
  await context.tx.auditEntry.createMany({ data: acts.map(act => entryOf(context, act)) })
}

const entryOf = (
  { actor, now }: CommandContext,
  { action, subject, articleId, status = 'success', details = {} }: AuditedAct,
) => ({
  eventType: eventTypeOf(action),
  actorId: actor.id,
  action,
  subjectType: subject.type,
  subjectId: subject.id,
  articleId: articleId ?? (subject.type === 'article' ? subject.id : null),
  status,
  details,
  createdAt: now,
})

/** Empties the details of a subject's audit rows, for an erasure; the rows stay. Gives the number of rows. */
export const eraseFromAudit = (tx: Tx, { type: subjectType, id: subjectId }: AuditedAct['subject']): Promise<number> =>
  whileErasing(tx, async () => {
    const { count } = await tx.auditEntry.updateMany({ where: { subjectType, subjectId }, data: { details: {} } })
    return count
  })

/**
 * Runs an erasure, which may empty the columns of append-only tables that name a person. Only this function may set `portal.erasing`; it is
 * off again when the function returns.
 */
export async function whileErasing<Result>(tx: Tx, erase: () => Promise<Result>): Promise<Result> {
  await tx.$executeRaw`SELECT set_config('portal.erasing', 'on', true)`
  const result = await erase()
  await tx.$executeRaw`SELECT set_config('portal.erasing', 'off', true)`
  return result
}
