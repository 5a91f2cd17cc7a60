import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'

/** A nightly backup or a drill. */
export interface BackupRun {
  outcome: 'running' | 'succeeded' | 'failed' | 'skipped'
  startedAt: Date
  endedAt: Date | null
  /** Of the archive; null for a drill or without one. */
  bytes: number | null
  detail: string
}

export interface BackupState {
  /** BACKUP_DIR, or null while nothing is backed up by night. */
  folder: string | null
  encrypted: boolean
  /** The newest archive that was made. */
  newest: BackupRun | null
  /** The newest run, whatever its outcome. */
  last: BackupRun | null
  drill: BackupRun | null
}

/** The state of the nightly backups. For masters; the caller checks. */
export async function findBackupState(): Promise<BackupState> {
  const [newest, last, drill] = await Promise.all([
    findRun({ kind: 'backup', outcome: 'succeeded' }),
    findRun({ kind: 'backup' }),
    findRun({ kind: 'drill' }),
  ])
  const { BACKUP_DIR = null, BACKUP_KEY } = env()
  return { folder: BACKUP_DIR, encrypted: BACKUP_KEY !== undefined, newest, last, drill }
}

async function findRun(where: { kind: 'backup' | 'drill'; outcome?: 'succeeded' }): Promise<BackupRun | null> {
  const row = await db().backupRun.findFirst({ where, orderBy: { startedAt: 'desc' } })
  if (!row) return null
  const { outcome, startedAt, endedAt, bytes, detail } = row
  return { outcome, startedAt, endedAt, bytes: bytes === null ? null : Number(bytes), detail }
}
