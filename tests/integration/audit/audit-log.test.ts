import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { type AuditAction, auditActions, sentenceOf } from '#lib/audit/actions.ts'
import { auditList } from '#lib/audit/audit-list.ts'
import { readListState } from '#lib/list/state.ts'
import { runSchedule } from '#server/articles/publication/commands/run-schedule.ts'
import { exportAudit } from '#server/audit/export/http.ts'
import { type AuditLine, eachAct, listAudit } from '#server/audit/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { createCard } from '#server/site/cards/commands/create-card.ts'
import { createMenuItem } from '#server/site/menu/commands/create-menu-item.ts'
import { removeMenuItem } from '#server/site/menu/commands/remove-menu-item.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

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

  test('that the product could not do is marked as failed', async () => {
    const { article } = await given.article({ status: 'draft' })
    await db().article.update({
      where: { id: article.id },
      data: {
        publishAt: new Date(Date.now() - 7_200_000),
        unpublishAt: new Date(Date.now() - 3_600_000),
        scheduledBy: editor.id,
      },
    })
    await runSchedule(system, { articleId: article.id })
    const { rows } = await list({ artigo: article.id, resultado: 'failed' })
    expect(rows).toMatchObject([{ action: 'article.not_published', failed: true, person: { id: editor.id } }])
  })

  test('on a reader’s report stands in the thread of the article', async () => {
    const { article } = await given.article({ status: 'published' })
    const { id } = await db().errorReport.create({ data: { articleId: article.id, message: 'O nome está errado.' } })
    await closeReport(editor, { id, as: 'dismissed' })
    const { rows } = await list({ artigo: article.id, tipo: 'report' })
    expect(rows).toMatchObject([
      { action: 'report.dismissed', subject: { id, path: expect.stringContaining(article.id) } },
    ])
  })

  test('on an entry of the site, an invitation or an application names which one, while it is there', async () => {
    const item = await createMenuItem(master, {
      label: 'Eleições',
      url: '/tag/eleicoes',
      displayOrder: 1,
      isActive: true,
    })
    const card = await createCard(master, {
      ...{ title: 'Rio Negro', description: '', linkUrl: '/tag/rio', imageUrl: '', isActive: true },
    })
    const invited = await inviteByMail(master, { email: 'ines@exemplo.local', role: 'author', fullName: '' })
    const labelOf = async (id: string) => (await list({ busca: id })).rows[0]?.subject.label
    expect(await labelOf(item.id)).toBe('Item do menu: Eleições')
    expect(await labelOf(card.id)).toBe('Card: Rio Negro')
    expect(await labelOf(invited.id)).toBe('Convite: ines@exemplo.local')
    await removeMenuItem(master, { id: item.id })
    expect(await labelOf(item.id)).toBe('Item do menu')
  })

  test('with an unknown action shows the code', () => {
    expect(sentenceOf('import.begun_in_2031')).toBe('import.begun_in_2031')
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

  test('words find acts by their sentence, without accents or case; signs and wildcards are only letters', async () => {
    await assignRole(master, { userId: editor.id, role: 'author' })
    expect((await list({ busca: 'ATRIBUIU papel' })).rows[0]).toMatchObject({ action: 'role.assigned' })
    expect((await list({ busca: 'atribuiu banana' })).rows).toEqual([])
    for (const busca of ["role.%' OR 1=1 --", 'article__saved', '{"contains":"role"}', '\\\\\\abc'])
      expect((await list({ busca })).rows).toEqual([])
  })

  test.each([
    { tipo: ['article', 'role'] },
    { pessoa: '00000000-0000-0000-0000-00000000000' },
    { pessoa: { not: '' } as unknown as string },
    { periodo: '-1' },
    { resultado: 'success OR 1=1' },
    { ordem: 'details', pagina: 'AAAA' },
  ] as Parameters[])('parameters that are not allowed give the whole list: %j (abuse case 13)', async parameters => {
    expect(idsOf((await list(parameters)).rows)).toEqual(idsOf((await list()).rows))
  })

  test('a period ends the thread', async () => {
    const old = await db().auditEntry.create({
      data: {
        ...{ action: 'page.saved', eventType: 'page', subjectType: 'site_page', subjectId: randomUUID() },
        createdAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000),
      },
    })
    expect((await list({ busca: old.subjectId, periodo: '30' })).total).toBe(1)
    expect((await list({ busca: old.subjectId, periodo: '7' })).total).toBe(0)
  })
})

describe('strangers', () => {
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
})

async function download(person: SignedIn | null, query = ''): Promise<Response> {
  request.cookies.clear()
  if (person) {
    const token = { sid: await openSession(db(), person.id, '') }
    request.cookies.set('next-auth.session-token', await encode({ token, secret: process.env.AUTH_SECRET ?? '' }))
  }
  const cookie = [...request.cookies].map(pair => pair.join('=')).join('; ')
  return exportAudit(new Request(`http://jornal.test/api/export/auditoria${query}`, { headers: { cookie } }))
}

describe('the export', () => {
  test('holds the list with formulas made harmless, and is audited (abuse case 17)', async () => {
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
})

test('every thread, filter and order of 20,000 acts is a range of an index', async () => {
  const actor = master.id
  await db().$executeRaw`
    INSERT INTO audit_entries (id, event_type, action, actor_id, subject_type, subject_id, article_id, created_at)
    SELECT gen_random_uuid(), 'article', CASE WHEN i % 3 = 0 THEN 'article.saved' ELSE 'article.autosaved' END,
      CASE WHEN i % 2 = 0 THEN ${actor}::uuid ELSE gen_random_uuid() END, 'article', md5((i % 50)::text)::uuid::text,
      md5((i % 50)::text)::uuid, now() - i * interval '1 minute' FROM generate_series(1, 20000) AS i`
  await db().$executeRawUnsafe('ANALYZE audit_entries')
  const mark = `created_at <= now() - interval '5 days' AND (created_at < now() - interval '5 days' OR id < gen_random_uuid())`
  const article = `md5('7')::uuid`
  const threads: Record<string, string> = {
    true: 'audit_entries_created_at_id_idx',
    [`actor_id = '${actor}'`]: 'audit_entries_actor_id_created_at_id_idx',
    [`article_id = ${article}`]: 'audit_entries_article_id_created_at_id_idx',
    "status = 'failed'": 'audit_entries_status_created_at_id_idx',
    "event_type = 'role'": 'audit_entries_event_type_created_at_id_idx',
    "action IN ('banner.created', 'banner.changed')": 'audit_entries_action_created_at_id_idx',
    [`subject_type = 'user' AND subject_id = '${actor}'`]: 'audit_entries_subject_id_created_at_id_idx',
  }
  for (const [condition, index] of Object.entries(threads)) {
    const lines = await db().$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN SELECT * FROM audit_entries WHERE ${condition} AND ${mark} ORDER BY created_at DESC, id DESC LIMIT 51`,
    )
    const plan = lines.map(line => line['QUERY PLAN']).join('\n')
    expect(plan, condition).toContain(index)
    expect(plan, condition).not.toContain('Seq Scan')
  }
})

test('every sentence is Portuguese for people, not a code', () => {
  for (const action of auditActions) expect(sentenceOf(action)).toMatch(/^[A-ZÀ-Ú][^_]+$/u)
})
