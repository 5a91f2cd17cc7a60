import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import type { AuditAction } from '#lib/audit/actions.ts'
import { auditList } from '#lib/audit/audit-list.ts'
import { readListState } from '#lib/list/state.ts'
import { exportAudit } from '#server/audit/export/http.ts'
import { type AuditLine, eachAct, listAudit } from '#server/audit/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'
import { cookieName, sessionCookie } from '../../support/session-cookie.ts'

const state = (parameters: Parameters = {}) => readListState(auditList, parameters)
const list = async (parameters: Parameters = {}) => listAudit(master, state(parameters))
const idsOf = (acts: AuditLine[]) => acts.map(({ id }) => id)

let master: SignedIn
let editor: SignedIn

beforeAll(async () => {
  master = await given.person(['master'], 'Dandara da Silva')
  editor = await given.person(['editor'], 'Raoni Pereira')
})

const note = command(async (context, act: { action: AuditAction; subject: { type: string; id: string } }) =>
  audit(context, act),
)

/** All pages of a list, following the cursors forward. */
async function pagesOf(parameters: Parameters): Promise<string[][]> {
  const pages: string[][] = []
  for (let pagina: string | undefined; pages.length < 20; ) {
    const { rows, next } = await list({ ...parameters, pagina })
    pages.push(idsOf(rows))
    if (!next) return pages
    pagina = next
  }
  throw new Error('The list has no end')
}

describe('an act', () => {
  test('is shown with its person, sentence, subject and outcome', async () => {
    const { article } = await given.article({ status: 'published', author: editor, fields: { title: 'Ponte nova' } })
    const { rows } = await list({ artigo: article.id })
    expect(rows.at(-1)).toMatchObject({
      person: { id: editor.id, name: 'Raoni Pereira' },
      action: 'article.created',
      sentence: 'Criou o artigo',
      subject: { type: 'article', id: article.id, label: 'Ponte nova', path: `/article/${article.id}/edit` },
      failed: false,
    })
  })

  test('of an erased person shows “Conta excluída”, and of the product nobody', async () => {
    const gone = { ...editor, id: randomUUID() }
    const subject = { type: 'site_page', id: randomUUID() }
    await note(gone, { action: 'page.saved', subject })
    await note(system, { action: 'page.saved', subject })
    const { rows } = await list({ busca: subject.id })
    expect(rows.map(({ person }) => person)).toEqual([null, { id: gone.id, name: 'Conta excluída' }])
  })
})

describe('threads', () => {
  test('a person’s holds what they did and what was done to their account, once each, in the order of time', async () => {
    const person = await given.author()
    const at = Date.now() - 10_000
    const row = (place: number, actorId: string, subjectId: string) => ({
      ...{ actorId, subjectId, subjectType: 'user', eventType: 'role', action: 'role.assigned' },
      createdAt: new Date(at + Math.floor(place / 3)),
    })
    await db().auditEntry.createMany({
      data: Array.from({ length: 130 }, (_, i) =>
        row(i, i % 2 ? person.id : master.id, i % 2 && i % 5 ? master.id : person.id),
      ),
    })
    const all = await db().auditEntry.findMany({
      where: { OR: [{ actorId: person.id }, { subjectId: person.id }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    const newest = await pagesOf({ pessoa: person.id })
    expect(newest.flat()).toEqual(all.map(({ id }) => id))
    expect(newest.map(page => page.length)).toEqual([50, 50, 30])
    expect((await pagesOf({ pessoa: person.id, ordem: 'momento' })).flat()).toEqual(all.map(({ id }) => id).reverse())
    expect((await list({ pessoa: person.id })).total).toBe(130)
    const second = await list({ pessoa: person.id, pagina: (await list({ pessoa: person.id })).next ?? '' })
    expect(idsOf((await list({ pessoa: person.id, pagina: second.previous ?? '' })).rows)).toEqual(newest[0])
  })

  test('a search for an id finds every act with it, once', async () => {
    const { article, author } = await given.article({ status: 'published' })
    const { rows, total } = await list({ busca: article.id })
    expect(rows.length).toBe(total)
    expect(new Set(idsOf(rows)).size).toBe(total)
    expect(total).toBe((await list({ artigo: article.id })).total)
    expect((await list({ busca: author.id, tipo: 'article' })).rows[0]?.person?.id).toBe(author.id)
  })

  test('words find acts by their sentence, without accents or case; signs and wildcards are only letters (abuse case 13)', async () => {
    await assignRole(master, { userId: editor.id, role: 'author' })
    expect((await list({ busca: 'ATRIBUIU papel' })).rows[0]).toMatchObject({ action: 'role.assigned' })
    expect((await list({ busca: 'atribuiu banana' })).rows).toEqual([])
    for (const busca of ["role.%' OR 1=1 --", 'article__saved', '{"contains":"role"}', '\\\\\\abc'])
      expect((await list({ busca })).rows).toEqual([])
  })
})

test('nobody but a master reads or downloads the log (abuse cases 3, 7 and 9)', async () => {
  const former = await given.master()
  await db().userRole.deleteMany({ where: { userId: former.id } })
  const before = await db().auditEntry.count({ where: { action: 'audit.exported' } })
  const people = [anonymous, await given.reader(), await given.author(), editor, { ...former, roles: [] }]
  for (const actor of people) {
    expect(await refusal(listAudit(actor, state()))).toBe('forbidden')
    expect(() => eachAct(actor, state())).toThrow('forbidden')
  }
  for (const person of [null, await given.reader(), await given.author(), editor, former])
    expect((await download(person)).status).toBe(person ? 403 : 401)
  expect(await db().auditEntry.count({ where: { action: 'audit.exported' } })).toBe(before)
})

async function download(person: SignedIn | null, query = ''): Promise<Response> {
  const cookie = person ? `${cookieName}=${await sessionCookie(person.id)}` : ''
  return exportAudit(new Request(`http://jornal.test/api/export/auditoria${query}`, { headers: { cookie } }))
}

test('the export holds the list with formulas made harmless, and is audited (abuse case 17)', async () => {
  const person = await given.person(['author'], '=HYPERLINK("http://a.test";"b")')
  await given.article({ author: person, fields: { title: '+551199 @SUM(A1)' } })
  const answer = await download(master, `?pessoa=${person.id}&resultado=success`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('auditoria.csv')
  const file = await answer.text()
  expect(file).toContain(`"'=HYPERLINK(""http://a.test"";""b"")"`)
  expect(file).toContain(`"'+551199 @SUM(A1)"`)
  expect(file).not.toMatch(/(^|;)"[=+@]/m)
  const [exported] = (await list({ tipo: 'audit' })).rows
  expect(exported).toMatchObject({ action: 'audit.exported', person: { id: master.id } })
  expect(exported?.details).toContainEqual(['Pessoa', person.id])
  expect(exported?.details).toContainEqual(['Resultado', 'Feito'])
})
