import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '#server/backup/child.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { db } from '#server/platform/db/db.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { readSettings } from '#server/platform/process/env.ts'
import { storage } from '#server/platform/storage.ts'
import { requestErasure } from '#server/privacy/commands/request-erasure.ts'
import { eraseDue } from '#server/privacy/jobs.ts'
import { ask, dropDatabases, emptyDatabase } from '#tests/support/backup/archives.ts'
import { given } from '#tests/support/given.ts'
import { canariesIn, canaryFiles } from '#tests/support/privacy/canaries.ts'
import { fullAccount } from '#tests/support/privacy/full-account.ts'
import { applyOnly } from '../../scripts/steps/migrations.ts'

test('a restore erases again who was erased after the backup (abuse case 23)', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-erasures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await given.master()
  const { person, own, articleId } = await fullAccount(randomUUID().slice(0, 8))
  const words = [own.name, own.email, own.bio, own.device, own.network, own.text]
  const file = join(folder, 'copia.tar.zst')
  const secrets = { AUTH_SECRET: process.env.AUTH_SECRET ?? '', DATA_KEY_OLD: [] }
  await makeBackup({ url: process.env.DATABASE_URL ?? '', storage: storage(), file, secrets, product: '0.1.0' })

  await requestErasure(person, { keepsByline: false })
  const restoreClock = setClock(() => new Date(Date.now() + 15 * 86_400_000))
  await eraseDue()
  restoreClock()

  // Without the ledger, the restored house has the person again.
  onTestFinished(dropDatabases)
  const plain = await emptyDatabase()
  const migrations = await migrationNames()
  const migrate = (names: readonly string[]) => applyOnly(plain, names)
  await restoreArchive({ file, url: plain, uploads: join(folder, 'uploads'), migrations, migrate })
  expect((await canariesIn(plain, words)).length).toBeGreaterThan(5)

  const url = await emptyDatabase()
  const data = join(folder, 'house')
  const ledger = join(process.env.DATA_DIR ?? '', 'erasures.log')
  const before = { ...process.env }
  onTestFinished(() => void Object.assign(process.env, before))
  Object.assign(process.env, { DATABASE_URL: url, DATA_DIR: data })
  const ended = await runScript('restore', [file, '--erasures', ledger], new AbortController().signal)
  Object.assign(process.env, before)
  expect(ended).toMatchObject({ code: 0 })
  expect(await canariesIn(url, words)).toEqual([])
  expect(await canaryFiles(data, words)).toEqual([])
  expect(await canaryFiles(data, [person.id])).toEqual([join(data, 'erasures.log')])
  const rows = await ask(
    url,
    `SELECT p.full_name FROM articles a JOIN profiles p ON p.id = a.author_id WHERE a.id = '${articleId}'`,
  )
  expect(rows).toEqual([{ full_name: '' }])
  expect(readSettings({}).PORT).toBe(3000)
  expect(await db().user.count({ where: { id: person.id } })).toBe(0)
})
