import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db/db.ts'

/** Runs the waiting jobs of a name, as the queue would. Gives their number. */
export async function runJobs(name: string): Promise<number> {
  const handler = handlers.find(({ job }) => job.name === name)
  const jobs = await db().$queryRaw<{ id: string; data: unknown }[]>`
    SELECT id::text, data FROM pgboss.job WHERE name = ${name} AND state = 'created'`
  for (const { id, data } of jobs) {
    await handler?.run(data)
    await db().$executeRaw`UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE id = ${id}::uuid`
  }
  return jobs.length
}
