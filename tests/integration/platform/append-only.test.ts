import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { audit, eraseFromAudit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

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
    await expect(db().auditEntry.updateMany({ where, data })).rejects.toThrow(/append-only/)
  await expect(db().auditEntry.deleteMany({ where })).rejects.toThrow(/append-only/)
  await expect(db().$executeRaw`TRUNCATE audit_entries CASCADE`).rejects.toThrow(/append-only/)
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
      /append-only/,
    )
  await expect(erasing(tx => tx.auditEntry.deleteMany({ where }))).rejects.toThrow(/append-only/)
  await expect(erasing(tx => tx.$executeRaw`TRUNCATE audit_entries`)).rejects.toThrow(/append-only/)
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
  await db().$executeRaw`CREATE TABLE tests_ledger (cents int)`
  await db().$executeRaw`SELECT append_only('tests_ledger')::text`
  await db().$executeRaw`INSERT INTO tests_ledger VALUES (100)`
  await expect(erasing(tx => tx.$executeRaw`UPDATE tests_ledger SET cents = 1`)).rejects.toThrow(/append-only/)
  expect(await db().$queryRaw`SELECT cents FROM tests_ledger`).toEqual([{ cents: 100 }])
})
