import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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
  test.each(['nome', '-nome', 'criado', '-criado', 'acesso', '-acesso'])(
    'holds every account once by %s',
    async ordem => {
      const names = await allNames({ ordem })
      expect(names).toHaveLength(await db().user.count())
      expect(new Set(names).size).toBe(names.length)
      if (ordem === 'nome') expect(names).toEqual(names.toSorted())
    },
  )

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

  test.each([
    ['name_key', 'users_with_role_by_name'],
    ['created_at', 'users_with_role_by_creation'],
    ['seen_at', 'users_with_role_by_access'],
  ])('the holders of a role by %s are read without the readers', async (column, index) => {
    const { id } = await given.person(['author'], 'Autora de Passagem')
    await db().userRole.deleteMany({ where: { userId: id } })
    await given.reader()
    const held = { OR: [{ roles: { some: {} } }, { id }] }
    expect(await db().user.count({ where: { hadRole: true } })).toBe(await db().user.count({ where: held }))
    const plan = await db().$transaction(async tx => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`
      // A few rows are as cheap to sort as to read in order.
      await tx.$executeRaw`SET LOCAL enable_sort = off`
      return tx.$queryRawUnsafe(`EXPLAIN SELECT id FROM users WHERE had_role ORDER BY ${column}, id LIMIT 31`)
    })
    expect(JSON.stringify(plan)).toContain(index)
    await db().user.delete({ where: { id } })
  })

  test('shows roles, subscription, articles and the quality average of a person', async () => {
    const { author } = await given.article()
    const { article } = await given.article({ author })
    await db().article.update({ where: { id: article.id }, data: { deletedAt: new Date() } })
    for (const [i, quality] of [2, ...Array(19).fill(8), 9].entries())
      await db().articleReview.create({
        data: {
          articleId: article.id,
          authorId: author.id,
          reviewerId: master.id,
          status: 'approved',
          quality,
          versionNumber: 1,
          reviewedAt: new Date(i),
        },
      })
    const subscriber = await given.subscriber({ status: 'past_due' })
    expect(await findPerson(master, author.id)).toMatchObject({
      roles: ['author'],
      lastAccess: null,
      subscription: null,
      articles: 1,
      quality: 8.05,
      sessions: 0,
      joined: [],
    })
    expect(await findPerson(master, subscriber.id)).toMatchObject({
      subscription: 'past_due',
      articles: 0,
      quality: null,
    })
    expect(await findPerson(master, randomUUID())).toBeNull()
    expect(await findPerson(master, 'nobody')).toBeNull()
  })

  test.each([
    ['an anonymous visitor', async () => anonymous],
    ['a reader', given.reader],
    ['a subscriber', () => given.subscriber()],
    ['an author', given.author],
    ['an editor', given.editor],
  ])('is closed to %s, like a person’s page and the invitations (abuse case 7)', async (_, stranger) => {
    const actor = await stranger()
    expect(await refusal(listUsers(actor, listState()))).toBe('forbidden')
    expect(await refusal(findPerson(actor, master.id))).toBe('forbidden')
    expect(await refusal(listInvitations(actor, readListState(invitationList, {})))).toBe('forbidden')
    expect(() => eachUser(actor, listState())).toThrow('forbidden')
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

  test('is not written again within five minutes', async () => {
    const { id } = await given.reader()
    const sid = await openSession(db(), id, '')
    const { seenAt: before } = await setSeen(id, 4)
    const update = vi.spyOn(db().user, 'updateMany')
    await findSession(sid)
    expect(update).not.toHaveBeenCalled()
    update.mockRestore()
    expect(await seenAt(id)).toBe(before.getTime())
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
  let cookie = ''
  beforeEach(() => {
    cookie = ''
  })
  const download = (query = '') =>
    exportUsers(new Request(`http://jornal.test/api/export/usuarios${query}`, { headers: { cookie } }))
  async function signIn({ id }: { id: string }) {
    const sid = await openSession(db(), id, '')
    cookie = `next-auth.session-token=${await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })}`
  }

  test('holds the whole list, safe for spreadsheets, and is audited (abuse case 17)', async () => {
    await given.person([], '=HYPERLINK("http://mau.example")')
    await signIn(master)
    const answer = await download()
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength((await db().user.count()) + 1)
    expect(lines.find(line => line.includes('HYPERLINK'))).toMatch(/^"?'=/)
    expect((await (await download('?papel=master')).text()).trim().split('\r\n')).toHaveLength(2)
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: 'user.exported' },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({ actorId: master.id, details: { role: 'master', situation: 'todas' } })
    expect(JSON.stringify(entry)).not.toContain('@')
  })

  test('is refused to everybody but masters (abuse case 4)', async () => {
    expect((await download()).status).toBe(401)
    for (const who of [given.reader, given.author, given.editor]) {
      await signIn(await who())
      expect((await download()).status).toBe(403)
    }
  })
})
