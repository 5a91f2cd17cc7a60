import { join } from 'node:path'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { runProgram } from '../child.ts'
import { root } from '../environment.ts'
import type { Lifetime } from '../lifetime.ts'

/**
 * Brings the database at DATABASE_URL to this version, in a process of its own: the jobs of all features come with it, and an import would keep them in its
 * memory. The connections that the import opens close with the lifetime. Raises OperatorError.
 */
export async function migrateAside({ signal, onClose }: Lifetime): Promise<void> {
  onClose(() => db().$disconnect())
  onClose(() => stopJobs())
  const { code, output } = await runProgram(process.execPath, [join(root, 'scripts/migrate.ts')], { cwd: root, signal })
  signal.throwIfAborted()
  if (code !== 0) throw new OperatorError(output.trim())
}
