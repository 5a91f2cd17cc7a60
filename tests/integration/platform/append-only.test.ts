import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { audit, eraseFromAudit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { asOwner } from '#tests/support/database/owner.ts'

const noted = command(async (context, id: string) =>
  audit(context, { action: 'page.saved', subject: { type: 'test', id }, articleId: id, details: { named: 'Dora' } }),
)

async function entry() {
  const id = randomUUID()
  await noted(system, id)
  return id
}

const entries = (subjectId: string) => db().auditEntry.findMany({ where: { subjectId }, omit: { createdAt: true } })

const erasing = <T>(work: (tx: Parameters<typeof eraseFromAudit>[0]) => Promise<T>) =>
  db().$transaction(async tx => {
    await tx.$executeRaw`SELECT set_config('portal.erasing', 'on', true)`
    return work(tx)
  })

test('an audit entry can be neither changed nor removed through the product’s own connection', async () => {
  const id = await entry()
  const before = await entries(id)
  expect(before).toHaveLength(1)
  const where = { subjectId: id }
  for (const data of [
    { action: 'page.other' },
    { details: {} },
    { status: 'failed' },
    { articleId: null },
    { eventType: 'page' },
  ])
    await expect(db().auditEntry.updateMany({ where, data })).rejects.toThrow(/append-only|permission denied/)
  await expect(db().auditEntry.deleteMany({ where })).rejects.toThrow(/permission denied/)
  await expect(db().$executeRaw`TRUNCATE audit_entries CASCADE`).rejects.toThrow(/permission denied/)
  expect(await entries(id)).toEqual(before)
})

test('nor by the owner of the tables, who may all that rights give', async () => {
  const id = await entry()
  const before = await entries(id)
  const where = `WHERE subject_id = '${id}'`
  for (const change of ['action = $$x$$', 'details = $${}$$', 'article_id = NULL'])
    await expect(asOwner(`UPDATE audit_entries SET ${change} ${where}`)).rejects.toThrow(/append-only/)
  const erasing = `SET portal.erasing = 'on'; `
  for (const change of [`details = '{}', action = 'x'`, `status = 'failed'`, 'article_id = NULL'])
    await expect(asOwner(`${erasing}UPDATE audit_entries SET ${change} ${where}`)).rejects.toThrow(/append-only/)
  await expect(asOwner(`${erasing}DELETE FROM audit_entries ${where}`)).rejects.toThrow(/append-only/)
  await expect(asOwner(`${erasing}TRUNCATE audit_entries CASCADE`)).rejects.toThrow(/append-only/)
  expect(await entries(id)).toEqual(before)
})

test('an erasure empties the details and leaves who did what to what', async () => {
  const [id, other] = [await entry(), await entry()]
  const [before] = await entries(id)
  expect(await db().$transaction(tx => eraseFromAudit(tx, { type: 'test', id }))).toBe(1)
  expect(await entries(id)).toEqual([{ ...before, details: {} }])
  expect(await entries(other)).toMatchObject([{ subjectId: other, details: { named: 'Dora' } }])
})

test('an erasure can change nothing else, and remove nothing', async () => {
  const id = await entry()
  const before = await entries(id)
  const where = { subjectId: id }
  for (const other of [{ action: 'page.other' }, { status: 'failed' }, { articleId: null }, { actorId: id }])
    await expect(erasing(tx => tx.auditEntry.updateMany({ where, data: { details: {}, ...other } }))).rejects.toThrow(
      /permission denied/,
    )
  await expect(erasing(tx => tx.auditEntry.deleteMany({ where }))).rejects.toThrow(/permission denied/)
  await expect(erasing(tx => tx.$executeRaw`TRUNCATE audit_entries`)).rejects.toThrow(/permission denied/)
  expect(await entries(id)).toEqual(before)
})

test('the right of an erasure ends with it, inside its transaction too', async () => {
  const id = await entry()
  const where = { subjectId: id }
  const afterwards = db().$transaction(async tx => {
    await eraseFromAudit(tx, { type: 'test', id: randomUUID() })
    await tx.auditEntry.updateMany({ where, data: { details: {} } })
  })
  await expect(afterwards).rejects.toThrow(/append-only/)
  await expect(db().auditEntry.updateMany({ where, data: { details: {} } })).rejects.toThrow(/append-only/)
})

test('a ledger without erasable columns allows nothing even to an erasure', async () => {
  await asOwner(
    `CREATE TABLE tests_ledger (cents int); SELECT append_only('tests_ledger'); INSERT INTO tests_ledger VALUES (100)`,
  )
  await expect(asOwner(`SET portal.erasing = 'on'; UPDATE tests_ledger SET cents = 1`)).rejects.toThrow(/append-only/)
  expect(await asOwner('SELECT cents FROM tests_ledger')).toEqual([{ cents: 100 }])
})
