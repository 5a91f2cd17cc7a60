import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { type Ended, NOT_TRIED, runScript } from './child.ts'
import { beginRun, endRun } from './commands/record-run.ts'
import { expired, nightlies, nightlyName, outdated } from './rotation.ts'

const options = { retryLimit: 2, retryDelay: 600, heartbeatSeconds: 60, expireInSeconds: 6 * 60 * 60 }

export const nightlyBackup = defineJob('backup.nightly', z.object({}), options)
export const backupDrill = defineJob('backup.drill', z.object({}), options)

type Script = typeof runScript

/** Makes the night's archive in BACKUP_DIR, and queues its drill. Does nothing without BACKUP_DIR. */
export async function backUpTonight({ signal }: JobContext, script: Script = runScript): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEY } = env()
  if (!BACKUP_DIR) return
  const id = await beginRun(system, { kind: 'backup' })
  try {
    await removeHalf(BACKUP_DIR)
    const name = nightlyName(now(), BACKUP_KEY !== undefined)
    const file = join(BACKUP_DIR, name)
    requireSuccess(await script('backup', [file], signal))
    await endRun(system, { id, outcome: 'succeeded', bytes: (await stat(file)).size, detail: name })
    await db().$transaction(tx => enqueue(tx, backupDrill, {}))
  } catch (error) {
    await fail(id, error)
  }
}

/**
 * Ends the nightly backup: restores the newest archive into a scratch database, drops it, and only then removes the archives that are past their time.
 * After a failed drill those of 28 days stay, since they may be the last that can be restored. Does nothing without BACKUP_DIR.
 */
export async function drillNewest({ signal }: JobContext, script: Script = runScript): Promise<void> {
  const { BACKUP_DIR } = env()
  if (!BACKUP_DIR) return
  const id = await beginRun(system, { kind: 'drill' })
  try {
    const [newest] = nightlies(await readdir(BACKUP_DIR).catch(() => []))
    if (!newest) return await endRun(system, { id, outcome: 'skipped', detail: 'Ainda não há cópia para ensaiar.' })
    const ended = await script('restore', ['--check', join(BACKUP_DIR, newest)], signal)
    if (ended.code === NOT_TRIED) await endRun(system, { id, outcome: 'skipped', detail: ended.said })
    else {
      requireSuccess(ended)
      await endRun(system, { id, outcome: 'succeeded', detail: newest })
    }
    await remove(BACKUP_DIR, expired)
  } catch (error) {
    await remove(BACKUP_DIR, outdated).catch(cause => log().error({ err: cause }, 'old backups not removed'))
    await fail(id, error)
  }
}

/** Removes the archives that a rule of `rotation.ts` names. */
async function remove(folder: string, rule: typeof expired): Promise<void> {
  for (const old of rule(await readdir(folder), now())) await rm(join(folder, old), { force: true })
}

/** Files of runs that were killed. */
async function removeHalf(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (/^portal-.*\.part$/.test(name)) await rm(join(folder, name), { force: true })
  }
}

/** A script that failed with its own sentence. */
class ScriptFailed extends Error {
  readonly sentence: string | null

  constructor({ code, said }: Ended) {
    super(`the script ended with ${code}: ${said}`)
    // A stack means an unforeseen error, which is for the log.
    this.sentence = code === null ? 'Foi interrompida: o processo parou.' : said.includes('\n    at ') ? null : said
  }
}

function requireSuccess(ended: Ended): void {
  if (ended.code !== 0) throw new ScriptFailed(ended)
}

/** Records the failure where Saúde shows it, and raises it again: the queue logs it and tries later. */
async function fail(id: string, error: unknown): Promise<never> {
  const sentence = error instanceof ScriptFailed ? error.sentence : null
  const detail = sentence || 'Um erro inesperado: o registro (log) do processo diz qual.'
  await endRun(system, { id, outcome: 'failed', detail }).catch(cause =>
    log().error({ err: cause }, 'run not recorded'),
  )
  throw error
}

export const backupJobs: readonly Handler[] = [
  handle(nightlyBackup, (_, context) => backUpTonight(context), { cron: '17 3 * * *' }),
  handle(backupDrill, (_, context) => drillNewest(context)),
]
