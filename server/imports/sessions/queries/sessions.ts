import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import type { ImportFormat } from '#lib/imports/post.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { importPolicy } from '../../policy.ts'
import { canResume, canStop, canUndo, type ImportStatus, silentMs } from '../session.ts'

/** An import as its screen and its lists show it. */
export interface ShownSession {
  id: string
  status: ImportStatus
  /** The name of the master who began it; null for the command line. */
  startedBy: string | null
  byBrowser: boolean
  options: ImportOptions
  /** Null until all files were read. */
  total: number | null
  /** Records with a result: the sum of the four below. */
  processed: number
  imported: number
  updated: number
  skipped: number
  failed: number
  /** From 0 to 1: by records when they are counted, else by the bytes of the files. */
  share: number
  /** A sentence; empty unless it failed or asks. */
  error: string
  /** Which files of a copy of the old site were not stored, as a sentence; empty when all were. */
  leftOut: string
  /** Whether it runs and nobody has worked on it for half a minute: a closed tab, a killed process. */
  silent: boolean
  createdAt: Date
  completedAt: Date | null
  undoneAt: Date | null
  /** Whether its drafts that were public at their source are being published. */
  publishing: boolean
  /** Whether it stopped to ask whether another site is the same one. `error` is the question. */
  asks: boolean
  can: { stop: boolean; resume: boolean; undo: boolean }
  files: ShownFile[]
}

export interface ShownFile {
  id: string
  name: string
  bytes: number
  fingerprint: string
  format: ImportFormat
  encoding: string
  /** Null until it was read to its end. */
  records: number | null
  /** Records with a result: the browser goes on behind them. */
  done: number
}

const selection = {
  include: { files: { orderBy: { position: 'asc' } } },
} satisfies Prisma.ImportSessionDefaultArgs

type Row = Prisma.ImportSessionGetPayload<typeof selection>

/** One import with its files. For masters and the system. Raises forbidden or not_found. */
export async function readSession(actor: Actor, id: string): Promise<ShownSession> {
  importPolicy.assert(actor, 'run', null)
  const row = await db().importSession.findUnique({ where: { id }, ...selection })
  if (!row) throw new DomainError('not_found')
  return shown(row, await namesOf([row]))
}

/** Imports, the newest first; those behind the one with the id `after` when it is given. For masters. Raises forbidden. */
export async function listSessions(
  actor: Actor,
  { after, limit = 20 }: { after?: string | undefined; limit?: number } = {},
): Promise<ShownSession[]> {
  importPolicy.assert(actor, 'run', null)
  const before = after && (await db().importSession.findUnique({ where: { id: after } }))
  const older = before && {
    OR: [{ createdAt: { lt: before.createdAt } }, { createdAt: before.createdAt, id: { lt: before.id } }],
  }
  const rows = await db().importSession.findMany({
    where: older || {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    ...selection,
  })
  const names = await namesOf(rows)
  return rows.map(row => shown(row, names))
}

async function namesOf(rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ startedBy }) => startedBy ?? [])
  const people = await db().profile.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}

function shown(row: Row, names: ReadonlyMap<string, string>): ShownSession {
  const { id, status, byBrowser, error, leftOut, createdAt, completedAt, undoneAt } = row
  const moment = now()
  const silent = status === 'running' && moment.getTime() - row.seenAt.getTime() > silentMs
  const counts = {
    imported: row.successfulRecords,
    updated: row.updatedRecords,
    skipped: row.skippedRecords,
    failed: row.failedRecords,
  }
  const processed = counts.imported + counts.updated + counts.skipped + counts.failed
  const files = row.files.map(
    ({ bytes, bytesRead: _, place: __, sessionId: ___, position: ____, completedAt: _____, ...file }): ShownFile => ({
      ...file,
      bytes: Number(bytes),
    }),
  )
  return {
    publishing: row.publishingSince !== null,
    asks: status === 'stopped' && error !== '',
    id,
    status,
    byBrowser,
    error,
    leftOut,
    createdAt,
    completedAt,
    undoneAt,
    ...counts,
    processed,
    silent,
    files,
    startedBy: row.startedBy === null ? null : (names.get(row.startedBy) ?? null),
    options: importOptions.parse(row.options),
    total: row.totalRecords,
    share: shareOf(row, processed),
    can: {
      stop: canStop(row),
      resume: canResume(row) && (status !== 'running' || silent || byBrowser),
      undo: canUndo(row, moment),
    },
  }
}

function shareOf({ status, totalRecords, files }: Row, processed: number): number {
  if (status === 'completed' || totalRecords === 0) return 1
  if (totalRecords !== null) return Math.min(1, processed / totalRecords)
  const sum = (bytes: bigint[]) => bytes.reduce((total, one) => total + Number(one), 0)
  const whole = sum(files.map(file => file.bytes))
  return whole === 0 ? 0 : Math.min(1, sum(files.map(file => file.bytesRead)) / whole)
}
