import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { eraseApplication } from '#server/applications/commands/erase-application.ts'
import { db } from '#server/platform/db/db.ts'
import { ledgerName, readLedgers } from '#server/platform/erasure-ledger.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { readSettings } from '#server/platform/process/env.ts'
import { replayErasures } from '#server/privacy/commands/replay-erasures.ts'
import { requestErasure } from '#server/privacy/commands/request-erasure.ts'
import { withdrawErasure } from '#server/privacy/commands/withdraw-erasure.ts'
import { given } from '#tests/support/given.ts'
import { eraseAgain } from '../../../scripts/steps/backups.ts'

const data = () => process.env.DATA_DIR ?? ''
const file = () => join(data(), ledgerName)
const restored = () => eraseAgain([join(data(), 'copia.tar.zst')], { ...readSettings(process.env), DATA_DIR: data() })
let restoreClock = () => {}
afterEach(() => restoreClock())

test('an erasure that failed and was withdrawn is not replayed', async () => {
  await given.master()
  const reader = await given.reader()
  await requestErasure(reader, { keepsByline: false })
  // Written before the commit, which then failed.
  const at = new Date().toISOString()
  await appendFile(file(), `${JSON.stringify({ account: reader.id, at, byline: false })}\n`)
  restoreClock = setClock(() => new Date(Date.now() + 60_000))
  await withdrawErasure(reader, {})
  const ledger = await readLedgers([file()])
  expect(ledger.filter(entry => 'account' in entry && entry.account === reader.id)).toMatchObject([{ withdrawn: true }])
  expect(await replayErasures(ledger)).toMatchObject({ accounts: 0 })
  expect(await db().user.count({ where: { id: reader.id } })).toBe(1)
})

test('an application that was erased after the backup is erased again', async () => {
  const master = await given.master()
  const { id } = await given.application()
  const [backup] = await db().$queryRaw<{ row: object }[]>`
    SELECT to_jsonb(a) AS row FROM author_applications a WHERE id = ${id}::uuid`
  await eraseApplication(master, { id })
  expect(await readFile(file(), 'utf8')).toContain(`"application":"${id}"`)
  // As the backup brings it back.
  await db().$executeRaw`
    INSERT INTO author_applications SELECT * FROM jsonb_populate_record(NULL::author_applications, ${backup?.row}::jsonb)`
  expect(await restored()).toContain('Candidaturas apagadas depois da cópia, apagadas de novo: 1.')
  expect(await db().authorApplication.count({ where: { id } })).toBe(0)
})
