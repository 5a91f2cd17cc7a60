import type { Actor } from '#lib/actor.ts'
import { findBackupState } from '#server/backup/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { productVersion } from '#server/platform/process/version.ts'
import { pendingMigrations } from '#server/platform/work/health.ts'
import { countDueRequests } from '#server/privacy/queries/register.ts'
import { attentionOf } from '../attention.ts'
import { diagnoseBackups, diagnoseMailSetting, diagnoseSite, diagnoseSpace, type Finding } from '../findings.ts'
import type { Health, HouseState } from '../house-state.ts'
import { healthPolicy } from '../policy.ts'
import { uploadSize } from '../upload-size.ts'
import { withoutAddresses } from '../without-addresses.ts'
import { findJobs } from './jobs.ts'

const most = { tables: 8, errors: 50, mails: 10 }

/** The state of the house, for masters. Reads sizes and estimates, never a whole table. Raises forbidden. */
export async function findHealth(actor: Actor): Promise<Health> {
  healthPolicy.assert(actor, 'see', null)
  const [versions, database, queue, errors, mails, backups, privacy, setup] = await Promise.all([
    findVersions(),
    findDatabase(),
    findJobs(actor),
    db().houseError.findMany({ orderBy: { lastAt: 'desc' }, take: most.errors }),
    findTroubledMails(),
    findBackupState(),
    countDueRequests(),
    findSetup(),
  ])
  const state: HouseState = {
    versions,
    database,
    ...queue,
    errors,
    mails,
    backups,
    privacy,
    setup,
    uploads: await uploadSize(),
  }
  return { ...state, attention: attentionOf(state, now()) }
}

async function findVersions(): Promise<Health['versions']> {
  const [[server], [newest], pending, product] = await Promise.all([
    db().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`,
    db().$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
      ORDER BY migration_name DESC LIMIT 1`,
    pendingMigrations(),
    productVersion(),
  ])
  const postgres = server?.version ?? ''
  return { product, node: process.versions.node, postgres, migration: newest?.name ?? '', pending: pending.length }
}

async function findDatabase(): Promise<Health['database']> {
  const [[size], tables] = await Promise.all([
    db().$queryRaw<{ bytes: bigint }[]>`SELECT pg_database_size(current_database()) AS bytes`,
    db().$queryRaw<{ name: string; bytes: bigint; rows: number }[]>`
      SELECT relname AS name, pg_total_relation_size(oid) AS bytes, greatest(reltuples, 0)::float8 AS rows
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      ORDER BY pg_total_relation_size(oid) DESC LIMIT ${most.tables}`,
  ])
  return { bytes: Number(size?.bytes ?? 0), tables: tables.map(table => ({ ...table, bytes: Number(table.bytes) })) }
}

/** The newest mails that the server refused, or may have taken without saying so. */
async function findTroubledMails(): Promise<Health['mails']> {
  const rows = await db().$queryRaw<{ kind: string; state: string; error: string | null; at: Date | null }[]>`
    SELECT kind, state, last_error AS error, settled_at AS at FROM mail_deliveries
    WHERE state IN ('failed', 'uncertain') ORDER BY settled_at DESC LIMIT ${most.mails}`
  return rows.map(row => ({ ...row, error: withoutAddresses(row.error ?? '') }))
}

async function findSetup(): Promise<Finding[]> {
  const settings = env()
  return [
    diagnoseSite(settings),
    diagnoseMailSetting(settings),
    ...diagnoseBackups(settings),
    await diagnoseSpace(settings.DATA_DIR),
  ]
}
