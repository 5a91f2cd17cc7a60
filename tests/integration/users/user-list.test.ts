import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { invitationList } from '#lib/users/invitation-list.ts'
import { userList } from '#lib/users/user-list.ts'
import { db } from '#server/platform/db/db.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { suspendUser } from '#server/users/commands/suspend-user.ts'
import { exportUsers } from '#server/users/export/http.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { withdrawInvitation } from '#server/users/invitations/commands/withdraw-invitation.ts'
import { listInvitations } from '#server/users/invitations/queries/invitation-list.ts'
import { findPerson } from '#server/users/queries/person.ts'
import { eachUser, listUsers } from '#server/users/queries/user-list.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

const listState = (parameters: Parameters = {}) => readListState(userList, parameters)
const namesIn = async (parameters: Parameters) =>
  (await listUsers(master, listState(parameters))).rows.map(({ name }) => name)

let master: SignedIn & { email: string }
beforeAll(async () => {
  master = await given.person(['master'], 'Ana Castilho')
  for (let i = 0; i < 65; i++)
    await given.person(i % 10 === 0 ? ['author'] : [], `Pessoa ${String(i).padStart(2, '0')}`)
})

/** The names on all pages of a list, following the cursors forward. */
async function allNames(parameters: Parameters): Promise<string[]> {
  const names: string[] = []
  for (let pagina: string | undefined; names.length < 200; ) {
    const { rows, next } = await listUsers(master, listState({ ...parameters, pagina }))
    names.push(...rows.map(({ name }) => name))
    if (!next) return names
    pagina = next
  }
  throw new Error('The list has no end')
}

describe('the list', () => {
  test('holds every account once, in its order', async () => {
    for (const ordem of ['nome', '-acesso']) {
      const names = await allNames({ ordem })
      expect(new Set(names).size).toBe(await db().user.count())
      if (ordem === 'nome') expect(names).toEqual(names.toSorted())
    }
  })

  test('finds a part of a name or an e-mail, without accents or case, and nothing by wildcards (abuse case 13)', async () => {
    const { id, email } = await given.person([], 'Conceição Évora')
    expect(await namesIn({ busca: 'EVORA conceicao' })).toEqual(['Conceição Évora'])
    expect(await namesIn({ busca: email.slice(0, email.indexOf('@')).toUpperCase() })).toEqual(['Conceição Évora'])
    for (const busca of ['%%%evora', 'evo_a', "evora' OR '1'='1"])
      expect(await namesIn({ busca })).not.toContain('Conceição Évora')
    await db().profile.update({ where: { id }, data: { fullName: 'Conceição Prado' } })
    expect(await namesIn({ busca: 'evora' })).toEqual([])
    expect(await namesIn({ busca: 'prado' })).toEqual(['Conceição Prado'])
  })

  test('is filtered by role and by state', async () => {
    expect(await namesIn({ papel: 'master' })).toEqual(['Ana Castilho'])
    expect(await allNames({ papel: 'author' })).toHaveLength(7)
    const person = await given.person(['author'], 'Suspensa da Silva')
    await suspendUser(master, { id: person.id })
    expect(await namesIn({ situacao: 'suspensas' })).toEqual(['Suspensa da Silva'])
    expect(await allNames({ situacao: 'ativas', papel: 'author' })).toHaveLength(7)
    expect(await allNames({ papel: 'author' })).toHaveLength(8)
  })

  test('is closed to all but masters, like a person’s page and the invitations (abuse case 7)', async () => {
    for (const actor of [anonymous, await given.reader(), await given.editor()]) {
      expect(await refusal(listUsers(actor, listState()))).toBe('forbidden')
      expect(await refusal(findPerson(actor, master.id))).toBe('forbidden')
      expect(await refusal(listInvitations(actor, readListState(invitationList, {})))).toBe('forbidden')
      expect(() => eachUser(actor, listState())).toThrow('forbidden')
    }
  })
})

describe('the last access', () => {
  const seenAt = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).seenAt.getTime()
  async function setSeen(id: string, minutesAgo: number) {
    const data = { seenAt: new Date(Date.now() - minutesAgo * 60_000) }
    await db().session.updateMany({ where: { userId: id }, data })
    return db().user.update({ where: { id }, data })
  }

  test('is noted by signing in, and by a request five minutes later', async () => {
    const { id } = await given.reader()
    expect(await seenAt(id)).toBe(0)
    const sid = await openSession(db(), id, '')
    expect(Date.now() - (await seenAt(id))).toBeLessThan(5_000)
    await setSeen(id, 6)
    await findSession(sid)
    await vi.waitFor(async () => expect(Date.now() - (await seenAt(id))).toBeLessThan(5_000))
  })
})

describe('invitations', () => {
  const states = async (parameters: Parameters) =>
    (await listInvitations(master, readListState(invitationList, parameters))).rows.map(({ email, state }) => [
      email,
      state,
    ])

  test('are listed open or ended, with their state, and found by e-mail or name', async () => {
    const invite = (email: string, fullName = '') => inviteByMail(master, { email, role: 'author', fullName })
    const expired = await invite('um@exemplo.local', 'Íris Peçanha')
    const withdrawn = await invite('dois@exemplo.local')
    await db().invitation.update({ where: { id: expired.id }, data: { expiresAt: new Date() } })
    await withdrawInvitation(master, withdrawn)
    await invite('tres@exemplo.local')
    expect(await states({ ordem: 'criado' })).toEqual([
      ['um@exemplo.local', 'expired'],
      ['tres@exemplo.local', 'open'],
    ])
    expect(await states({ estado: 'encerrados' })).toEqual([['dois@exemplo.local', 'withdrawn']])
    expect(await states({ busca: 'iris pecanha' })).toEqual([['um@exemplo.local', 'expired']])
    expect((await listInvitations(master, readListState(invitationList, {}))).open).toBe(2)
    expect((await listUsers(master, listState())).invited).toBe(2)
  })
})

describe('the export', () => {
  async function download(person: SignedIn | null, query = '') {
    const cookie = person ? `${cookieName}=${await sessionCookie(person.id)}` : ''
    return exportUsers(new Request(`http://jornal.test/api/export/usuarios${query}`, { headers: { cookie } }))
  }

  test('holds the whole list, safe for spreadsheets, and is audited (abuse case 17)', async () => {
    await given.person([], '=HYPERLINK("http://mau.example")')
    const answer = await download(master)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength((await db().user.count()) + 1)
    expect(lines.find(line => line.includes('HYPERLINK'))).toMatch(/^"?'=/)
    expect((await (await download(master, '?papel=master')).text()).trim().split('\r\n')).toHaveLength(2)
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: 'user.exported' },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({ actorId: master.id, details: { role: 'master', situation: 'todas' } })
    expect(JSON.stringify(entry)).not.toContain('@')
  })

  test('is refused to everybody but masters (abuse case 4)', async () => {
    expect((await download(null)).status).toBe(401)
    for (const person of [await given.reader(), await given.editor()]) expect((await download(person)).status).toBe(403)
  })
})
