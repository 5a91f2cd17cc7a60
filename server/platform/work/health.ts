import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { db } from '../db/db.ts'
import { migrationState } from '../db/migrations.ts'
import { env } from '../process/env.ts'
import { readGauges } from '../process/gauges.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { pingJobs } from './queue.ts'

/** Longer than a busy moment, shorter than a load balancer's timeout. */
const LONGEST_CHECK_MS = 3_000
const LEAST_FREE_BYTES = 20 << 20

/** The parts that the product needs to serve. */
export type Part = 'database' | 'migrations' | 'queue' | 'storage'

/** Raises the error of a part that fails. */
type Check = () => Promise<void>

const checks: Record<Part, Check> = {
  async database() {
    await db().$queryRaw`select 1`
  },
  async migrations() {
    // An applied migration stays applied: the folder and the table are compared until they agree once.
    const known = singleton('health-migrations', () => ({ complete: false }))
    if (known.complete) return
    const pending = await pendingMigrations()
    if (pending.length > 0) throw new Error(`pending migrations: ${pending.join(', ')}`)
    known.complete = true
  },
  queue: pingJobs,
  async storage() {
    const folder = env().DATA_DIR
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`disk almost full: ${bavail * bsize} bytes left`)
  },
}

/** The names of the migrations that the database lacks. */
export const pendingMigrations = async (): Promise<string[]> =>
  (await migrationState(sql => db().$queryRawUnsafe(sql))).pending

/** The parts that fail now, in the order in which an operator would repair them. The reasons are logged. */
export async function failingParts(parts: Record<Part, Check> = checks): Promise<Part[]> {
  const results = await Promise.all(
    Object.entries(parts).map(async ([part, check]) => {
      try {
        await inTime(check())
        return null
      } catch (error) {
        log().error({ err: error, part }, 'health check failed')
        return part as Part
      }
    }),
  )
  return results.filter(part => part !== null)
}

async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LONGEST_CHECK_MS} ms`)), LONGEST_CHECK_MS)
  })
  await Promise.race([check, late]).finally(() => clearTimeout(timer))
}

/**
 * `GET /api/health`: 200 `{"status":"ok"}` with the parts' counts when all checks pass; else 503 with the failing parts and no
 * reasons.
 */
export async function health(parts: Record<Part, Check> = checks): Promise<Response> {
  const failing = await failingParts(parts)
  const headers = { 'cache-control': 'no-store' }
  if (failing.length === 0) return Response.json({ status: 'ok', ...readGauges() }, { headers })
  return Response.json({ status: 'unavailable', part: failing[0], parts: failing }, { status: 503, headers })
}
