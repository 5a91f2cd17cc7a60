import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { system } from '#lib/actor.ts'
import { planNow } from '#server/monitor/commands/request-attempt.ts'
import { leaseMs } from '#server/monitor/commands/run-attempt.ts'
import { runForgotten } from '#server/monitor/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { asOwner } from '#tests/support/database/owner.ts'

const plan = command(async (context, articleIds: readonly string[]) => {
  for (const articleId of articleIds) await planNow(context, { articleId, forced: true, priority: 'low' })
})

const startWorker = async (): Promise<ChildProcess> => {
  const worker = fork(join(import.meta.dirname, 'attempt-worker.ts'), { env: process.env })
  await once(worker, 'message')
  return worker
}

const done = () => db().aiReprocessing.count({ where: { status: 'success' } })

interface Outcome {
  /** Attempts by state at the end. */
  success: number
  pending: number
  failed: number
  /** How often results were recorded, and how many articles have a validation. */
  recorded: number
  validated: number
}

/**
 * Queues an attempt for each article and kills the worker (SIGKILL) so many times while it works. Attempts in its hands are due again after
 * the lease, which is passed by moving their times. Gives what came of it.
 */
export async function surviveKills(articleIds: readonly string[], kills: number): Promise<Outcome> {
  await asOwner(`CREATE TABLE tests_recorded (id uuid);
    GRANT SELECT, INSERT ON tests_recorded TO PUBLIC;
    CREATE FUNCTION tests_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.status <> 'pending' THEN INSERT INTO tests_recorded VALUES (NEW.id); END IF; RETURN NULL; END $$;
    CREATE TRIGGER tests_record AFTER UPDATE ON ai_reprocessing_log FOR EACH ROW EXECUTE FUNCTION tests_record()`)
  for (let from = 0; from < articleIds.length; from += 100) await plan(system, articleIds.slice(from, from + 100))
  for (let killed = 0; killed < kills; killed++) {
    const worker = await startWorker()
    const enough = ((killed + 1) * articleIds.length) / (kills + 1)
    while ((await done()) < enough) await delay(5)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  // The jobs of killed workers are given to others by the queue within two minutes, and the sweep takes what is due by then.
  await db().$executeRaw`
    UPDATE ai_reprocessing_log SET next_attempt_at = next_attempt_at - ${2 * leaseMs} * interval '1 millisecond'
    WHERE status = 'pending'`
  for (let left = articleIds.length; left > 0 && (await done()) < articleIds.length; left -= 100) await runForgotten()
  const count = (status: 'success' | 'pending' | 'failed') => db().aiReprocessing.count({ where: { status } })
  const [{ recorded }] = await db().$queryRaw<[{ recorded: number }]>`
    SELECT count(*)::int AS recorded FROM tests_recorded`
  const validated = await db().seoValidation.groupBy({
    by: ['articleId'],
    where: { articleId: { in: [...articleIds] } },
  })
  await asOwner(
    'DROP TRIGGER tests_record ON ai_reprocessing_log; DROP FUNCTION tests_record; DROP TABLE tests_recorded',
  )
  return {
    success: await count('success'),
    pending: await count('pending'),
    failed: await count('failed'),
    recorded,
    validated: validated.length,
  }
}
