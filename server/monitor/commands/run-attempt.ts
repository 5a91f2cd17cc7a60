import { system } from '#lib/actor.ts'
import { attemptAfter } from '#lib/monitor/attempts.ts'
import { type FailureReason, isFinal, reasonSentence } from '#lib/monitor/reasons.ts'
import { notify, notifyEditors } from '#server/notifications/commands/notify-people.ts'
import { db } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { attemptJob } from '../attempt-job.ts'
import { processArticle, type Steps, stepsOf } from '../process.ts'

/** Milliseconds after which the process that runs an attempt counts as dead: the attempt is due again. Longer than any run. */
export const leaseMs = 5 * 60_000

interface Claim {
  id: string
  articleId: string
  attempt: number
  forced: boolean
  /** The claim's mark: nobody else has taken the attempt since. */
  claimedUntil: Date
}

/**
 * Runs an attempt that is due: claims it, works, and records the result. An attempt that is not due any more, e.g. because another process
 * runs it, is left alone. A killed process records nothing, and its attempt is due again five minutes later; so each attempt ends once, and
 * only the work itself, which may be repeated, can run twice.
 */
export async function runAttempt(id: string, given?: Steps): Promise<void> {
  const claim = await claimDue(id)
  if (!claim) return
  const work = given ?? stepsOf(claim)
  // The validation has a job of its own when a text is published.
  const due = claim.attempt === 0 && !claim.forced ? { analysis: work.analysis } : work
  const reason = await processArticle(claim.articleId, due)
  await recordResult(system, { claim, reason })
}

/** Moves the due time of an attempt behind the lease, which claims it. Null when it is not due. */
async function claimDue(id: string): Promise<Claim | null> {
  const at = clock()
  const claimedUntil = new Date(at.getTime() + leaseMs)
  const [claim] = await db().$queryRaw<Omit<Claim, 'claimedUntil'>[]>`
    UPDATE ai_reprocessing_log SET next_attempt_at = ${claimedUntil}
    WHERE id = ${id}::uuid AND status = 'pending' AND next_attempt_at <= ${at}
    RETURNING id, article_id AS "articleId", attempt, forced`
  return claim ? { ...claim, claimedUntil } : null
}

interface Result {
  claim: Claim
  /** Null after success. */
  reason: FailureReason | null
}

const recordResult = command(async (context, { claim, reason }: Result): Promise<void> => {
  const { tx, now } = context
  const { id, articleId, attempt, claimedUntil } = claim
  const [row] = await tx.aiReprocessing.updateManyAndReturn({
    where: { id, status: 'pending', nextAttemptAt: claimedUntil },
    data: { status: reason ? 'failed' : 'success', reason, executedAt: now, nextAttemptAt: null },
    select: { requestedBy: true },
  })
  // Forced meanwhile, or taken over after the lease: the other run records.
  if (!row) return
  if (!reason) return tellRequester(context, claim, row.requestedBy)
  const next = isFinal(reason) ? null : attemptAfter(attempt, now)
  if (!next) return tellEditors(context, articleId, reason)
  const planned = await tx.aiReprocessing.create({
    data: {
      articleId,
      status: 'pending',
      attempt: next.attempt,
      executedAt: now,
      nextAttemptAt: next.at,
      requestedBy: row.requestedBy,
    },
    select: { id: true },
  })
  await enqueue(tx, attemptJob, { id: planned.id }, { at: next.at })
})

/** Tells the person who forced a run that it is done. */
async function tellRequester(context: CommandContext, { articleId, forced }: Claim, person: string | null) {
  if (!forced || !person) return
  const title = await titleOf(context, articleId)
  const message = `“${title}” foi analisado e validado de novo.`
  await notify(context, [person], { type: 'AI_SUCCESS', message, about: { articleId } })
}

/** Tells editors that no further attempt follows. Imported articles send no alerts, and a text that is gone or empty needs none. */
async function tellEditors(context: CommandContext, articleId: string, reason: FailureReason) {
  if (isFinal(reason)) return
  const imported = await context.tx.importedRecord.findFirst({ where: { articleId }, select: { articleId: true } })
  if (imported) return
  const message = `“${await titleOf(context, articleId)}” não pôde ser reprocessado, e não haverá nova tentativa.`
  await notifyEditors(context, { type: 'AI_ERROR', message, about: { articleId }, errors: [reasonSentence(reason)] })
}

const titleOf = async ({ tx }: CommandContext, id: string): Promise<string> =>
  (await tx.article.findUnique({ where: { id }, select: { title: true } }))?.title ?? ''
