import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { withApp } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { changeRoles, readRoleRequest } from '../../../scripts/steps/roles.ts'

const role = (...typed: string[]) => changeRoles(readRoleRequest(typed))

beforeEach(async () => {
  await db().userRole.deleteMany()
})

test('gives, takes and lists roles, audited without an actor', async () => {
  const { id, email } = await given.reader()
  expect(await role(email)).toBe(`${email} não tem papéis.`)
  expect(await role(email.toUpperCase(), '+editor', '+autor')).toBe(`Papéis de ${email}: Editor, Autor.`)
  expect(await role(email, '-editor', '+author')).toBe(`Papéis de ${email}: Autor.`)
  const entries = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })
  expect(entries).toMatchObject([
    { action: 'role.assigned', actorId: null, details: { role: 'editor' } },
    { action: 'role.assigned', actorId: null, details: { role: 'author' } },
    { action: 'role.removed', actorId: null, details: { role: 'editor' } },
  ])
})

test('makes a master in a house that has none, and leaves the last one (abuse case 9)', async () => {
  const { email } = await given.reader()
  expect(await role(email, '+master')).toBe(`Papéis de ${email}: Master.`)
  await expect(role(email, '-master')).rejects.toThrow('O último Master não pode perder o papel')
  expect(await role(email)).toBe(`Papéis de ${email}: Master.`)
})

test('removes the factors of a last master who lost them', async () => {
  const { id, email, ...actor } = await given.master()
  await withApp({ ...actor, id })
  expect(await role(email, '--sem-fator')).toBe(`1 fator removido. Papéis de ${email}: Master.`)
  expect(await db().factor.count({ where: { userId: id } })).toBe(0)
  expect(await db().auditEntry.findMany({ where: { subjectId: id, eventType: 'user' } })).toMatchObject([
    { action: 'user.factors_reset', actorId: null, details: { count: 1 } },
  ])
})
