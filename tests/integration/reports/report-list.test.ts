import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { reportList } from '#lib/site/report-list.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { closeReports, reopenReports } from '#server/reports/commands/handle-reports.ts'
import { reopenReport } from '#server/reports/commands/reopen-report.ts'
import { exportReports } from '#server/reports/export/http.ts'
import { eachReport, listReports, type Report } from '#server/reports/queries.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

const listState = (parameters: Parameters = {}) => readListState(reportList, parameters)

let editor: SignedIn
let articleId = ''
/** All rows share one time, so only the id orders them. */
const instant = new Date('2026-11-20T12:00:00.000Z')

async function report(message: string, more: { articleId?: string; createdAt?: Date; email?: string } = {}) {
  return db().errorReport.create({ data: { articleId, message, createdAt: instant, ...more } })
}

beforeAll(async () => {
  editor = await given.editor()
  articleId = (await given.article({ status: 'published', fields: { title: 'Ponte sobre o rio Uraricoera' } })).article
    .id
  const rows = Array.from({ length: 95 }, (_, i) => ({
    articleId,
    message: `Aviso de número ${i}, para a paginação.`,
    createdAt: i < 70 ? instant : new Date(instant.getTime() + i),
  }))
  await db().errorReport.createMany({ data: rows })
})

/** The ids of all pages of a list, one array a page, following the cursors forward. */
async function pagesOf(parameters: Parameters): Promise<string[][]> {
  const pages: string[][] = []
  for (let pagina: string | undefined; pages.length < 20; ) {
    const { rows, next } = await listReports(editor, listState({ ...parameters, pagina }))
    pages.push(rows.map(({ id }) => id))
    if (!next) return pages
    pagina = next
  }
  throw new Error('The list has no end')
}

describe('pages', () => {
  test.each(['criado', '-criado'])(
    'hold every row once in the order %s, although most share an instant',
    async ordem => {
      const pages = await pagesOf({ artigo: articleId, ordem })
      expect(pages.map(page => page.length)).toEqual([30, 30, 30, 5])
      const direction = ordem === 'criado' ? 'asc' : 'desc'
      const all = await db().errorReport.findMany({
        where: { articleId },
        orderBy: [{ createdAt: direction }, { id: direction }],
      })
      expect(pages.flat()).toEqual(all.map(({ id }) => id))
    },
  )

  test('lead back over the same rows, and the first one is full', async () => {
    const pages = await pagesOf({ artigo: articleId })
    let page = await listReports(editor, listState({ artigo: articleId }))
    expect(page.previous).toBeNull()
    for (let i = 1; i < pages.length; i++)
      page = await listReports(editor, listState({ artigo: articleId, pagina: page.next ?? '' }))
    for (let i = pages.length - 2; i >= 0; i--) {
      page = await listReports(editor, listState({ artigo: articleId, pagina: page.previous ?? '' }))
      expect(page.rows.map(({ id }) => id)).toEqual(pages[i])
      expect(page.next).not.toBeNull()
    }
    expect(page.previous).toBeNull()
  })

  test('neither repeat nor lose a row while others are written and their first row is deleted', async () => {
    const { article } = await given.article({ status: 'published' })
    const old = await Promise.all(
      Array.from({ length: 40 }, (_, i) => report(`Aviso antigo número ${i}.`, { articleId: article.id })),
    )
    const first = await listReports(editor, listState({ artigo: article.id }))
    await report('Um aviso que chega enquanto se lê.', { articleId: article.id, createdAt: new Date() })
    await db().errorReport.delete({ where: { id: first.rows.at(-1)?.id } })
    const second = await listReports(editor, listState({ artigo: article.id, pagina: first.next ?? '' }))
    const seen = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(seen)).toEqual(new Set(old.map(({ id }) => id)))
    expect(seen).toHaveLength(40)
  })
})

const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const id = randomUUID()

test.each([
  'x',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  'a'.repeat(1_999),
  forged(null),
  forged([]),
  forged({ order: '-criado' }),
  forged(['-criado', 0, 'ontem', id]),
  forged(['-criado', 0, Number.MAX_SAFE_INTEGER, id]),
  forged(['-criado', 0, 1e308, id]),
  forged(['-criado', 0, { $gt: 0 }, id]),
  forged(['-criado', 0, instant.getTime(), 'x']),
  forged(['-criado', 2, instant.getTime(), id]),
  forged(['criado', 0, instant.getTime(), id]),
  forged(['-criado', 0, Date.UTC(1, 0, 2), id]),
  forged(['-criado', 1, Date.UTC(9999, 0, 1), id]),
  `${forged(['-criado', 0, instant.getTime(), id])}=`,
])('an invalid cursor, %s, gives the first page (abuse case 13)', async pagina => {
  const [first, page] = [
    await listReports(editor, listState({ artigo: articleId })),
    await listReports(editor, listState({ artigo: articleId, pagina })),
  ]
  expect(page).toEqual(first)
})

describe('the search', () => {
  const found = async (busca: string) =>
    (await listReports(editor, listState({ busca }))).rows.map(({ message }) => message).sort()

  test('finds any part of a word in the message and in the title, without accents or case, and requires all words', async () => {
    const { article } = await given.article({ status: 'published', fields: { title: 'Açaí da Ilha de Marajó' } })
    await report('O preço está errado: são R$ 12,50.', { articleId: article.id })
    await report('Falta a fonte da pesquisa “Polpa”.', { articleId: article.id })
    expect(await found('ACAI maraj')).toHaveLength(2)
    expect(await found('açaí PRECO')).toEqual(['O preço está errado: são R$ 12,50.'])
    expect(await found('esquis "polpa"')).toEqual(['Falta a fonte da pesquisa “Polpa”.'])
    expect(await found('marajó uraricoera')).toEqual([])
  })

  test('follows the title of the article', async () => {
    const { article } = await given.article({ status: 'published', fields: { title: 'Feira do Ver-o-Peso' } })
    await report('A data da feira está errada.', { articleId: article.id })
    await db().article.update({ where: { id: article.id }, data: { title: 'Mercado de Bolonha' } })
    expect(await found('bolonha')).toHaveLength(1)
    expect(await found('ver-o-peso')).toEqual([])
  })

  test('treats wildcards as plain characters (abuse case 13)', async () => {
    await report('Cobraram 100% de multa no dia a_b.')
    await report('Cobraram 1000 de multa no dia axb.')
    await report(String.raw`Um caminho C:\multa\nova aparece no texto.`)
    expect(await found('100%')).toEqual(['Cobraram 100% de multa no dia a_b.'])
    expect(await found('multa a_b')).toEqual(['Cobraram 100% de multa no dia a_b.'])
    expect(await found('%multa%')).toEqual([])
    expect(await found(String.raw`\multa\nova`)).toHaveLength(1)
    expect(await found('mult_')).toEqual([])
  })
})

describe('at many rows', () => {
  /** The names of the indexes in a query plan. Raises an Error when the plan has a sequential scan. */
  async function plan(statement: string): Promise<string> {
    const lines = await db().$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${statement}`)
    return lines.map(line => line['QUERY PLAN']).join('\n')
  }

  test('every order, filter and search of the list uses an index', async () => {
    const { article } = await given.article({ status: 'published' })
    await db().$executeRaw`
      INSERT INTO error_reports (id, article_id, message, created_at, status, closed_at)
      SELECT gen_random_uuid(), ${article.id}::uuid, 'Aviso ' || md5(i::text) || ' sobre o texto', now() - i * interval '1 minute',
        (CASE WHEN i % 2 = 0 THEN 'open' ELSE 'dismissed' END)::error_report_status, CASE WHEN i % 2 = 0 THEN NULL ELSE now() END
      FROM generate_series(1, 20000) AS i`
    await db().$executeRawUnsafe('ANALYZE error_reports')
    const order = 'ORDER BY created_at DESC, id DESC LIMIT 31'
    const mark = `created_at <= now() - interval '30 days' AND (created_at < now() - interval '30 days' OR id < gen_random_uuid())`
    const open = await plan(`SELECT * FROM error_reports WHERE status = 'open' AND ${mark} ${order}`)
    expect(open).toContain('error_reports_status_created_at_id_idx')
    expect(open).toMatch(/Index Cond: .*created_at <=/)
    const closed = await plan(`SELECT * FROM error_reports WHERE closed_at IS NOT NULL AND ${mark} ${order}`)
    expect(closed).toMatch(/error_reports_closed[\s\S]*Index Cond: .*created_at <=/)
    const searched = await plan(
      `SELECT * FROM error_reports WHERE status = 'open' AND search_key LIKE '%c4ca4238a0%' ${order}`,
    )
    expect(searched).toContain('error_reports_search_key_idx')
    for (const text of [open, closed, searched]) expect(text).not.toContain('Seq Scan')
    expect(`${open}${closed}`).not.toContain('Sort')

    const page = await listReports(editor, listState({ artigo: article.id, busca: 'aviso' }))
    expect(page.total).toBe(1_001)
    expect(page.rows).toHaveLength(30)
    await db().errorReport.deleteMany({ where: { articleId: article.id } })
  })
})

describe('closing and reopening', () => {
  test('an editor reopens a closed report; it is audited, and reopening an open report is refused', async () => {
    const { id } = await report('Este aviso vai e volta.')
    expect(await refusal(reopenReport(editor, { id }))).toBe('report_open')
    await closeReport(editor, { id, as: 'dismissed' })
    await reopenReport(editor, { id })
    expect(await db().errorReport.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'open',
      closedAt: null,
      closedBy: null,
    })
    expect(await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })).toMatchObject([
      { action: 'report.dismissed', actorId: editor.id },
      { action: 'report.reopened', actorId: editor.id, details: { was: 'dismissed' } },
    ])
    expect(await refusal(reopenReport(editor, { id: randomUUID() }))).toBe('not_found')
  })

  test('many are closed at once, each row has its result, and the closing is undone', async () => {
    const [one, two, closed] = await Promise.all(['um', 'dois', 'três'].map(each => report(`Aviso em lote, ${each}.`)))
    if (!one || !two || !closed) throw new Error('Nothing was kept')
    await closeReport(editor, { id: closed.id, as: 'dismissed' })
    const unknown = randomUUID()
    const result = await closeReports('corrected')(editor, { ids: [one.id, closed.id, unknown, two.id] })
    expect(result.done).toEqual([one.id, two.id])
    expect(result.refused).toEqual([
      { id: closed.id, message: 'Este aviso já foi encerrado por outra pessoa.' },
      { id: unknown, message: expect.stringMatching(/./) },
    ])
    const rows = () => db().errorReport.findMany({ where: { id: { in: result.done } }, orderBy: { id: 'asc' } })
    expect((await rows()).map(({ status }) => status)).toEqual(['corrected', 'corrected'])
    expect(await reopenReports(editor, { ids: result.done })).toEqual({ done: result.done, refused: [] })
    expect((await rows()).map(({ status, closedAt }) => [status, closedAt])).toEqual([
      ['open', null],
      ['open', null],
    ])
  })
})

test('a search finds signs that PostgreSQL folds to others', async () => {
  const { article } = await given.article({ status: 'published' })
  const { id } = await report('No 1º turno — segundo a 2ª vara — «nº 5»…', { articleId: article.id })
  for (const busca of ['1º turno', '2ª vara', 'turno — segundo', '«nº 5»'])
    expect(
      (await listReports(editor, listState({ busca, artigo: article.id }))).rows.map(row => row.id),
      busca,
    ).toEqual([id])
})

describe('the export', () => {
  const exportAs = async (person: { id: string } | null, query = '') => {
    request.cookies.clear()
    if (person) {
      const { encode } = await import('next-auth/jwt')
      const token = { sid: await openSession(db(), person.id, '') }
      request.cookies.set('next-auth.session-token', await encode({ token, secret: process.env.AUTH_SECRET ?? '' }))
    }
    const cookie = [...request.cookies].map(pair => pair.join('=')).join('; ')
    return exportReports(new Request(`http://jornal.test/api/export/erros${query}`, { headers: { cookie } }))
  }

  test('contains the whole filtered list, more than one batch of it, and no formula (abuse case 17)', async () => {
    const { article } = await given.article({ status: 'published', fields: { title: 'Planilha "viva"; parte 1' } })
    const rows = Array.from({ length: 620 }, (_, i) => ({
      articleId: article.id,
      message: `Aviso para exportar ${i}.`,
    }))
    await db().errorReport.createMany({ data: rows })
    await report('=HYPERLINK("http://mal.example")', { articleId: article.id, email: '+55@exemplo.com' })
    const response = await exportAs(editor, `?artigo=${article.id}&pagina=x&ordem=criado`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="erros-comunicados.csv"')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = bytes.toString().split('\r\n')
    expect(lines[0]).toBe('\ufeff"Recebido";"Mensagem";"Artigo";"E-mail";"Situação";"Encerrado por";"Encerrado em"')
    expect(lines).toHaveLength(1 + 621 + 1)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines[1]).toBe(
      `"20/11/2026 09:00";"'=HYPERLINK(""http://mal.example"")";"Planilha ""viva""; parte 1";"'+55@exemplo.com";"Em aberto";"";""`,
    )
    expect(await db().auditEntry.count({ where: { action: 'report.exported', actorId: editor.id } })).toBe(1)
  })

  test('a cancelled download ends the reading', async () => {
    const { body } = await exportAs(editor)
    const reader = body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect((await reader?.read())?.done).toBe(true)
  })

  test('is limited: the twenty-first file in ten minutes is refused with a sentence', async () => {
    const eager = await given.editor()
    for (let i = 0; i < 20; i++) await (await exportAs(eager, '?busca=zzzzzz')).body?.cancel()
    const refused = await exportAs(eager)
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('minuto')])
  })

  test('strangers get neither the list, nor the file, nor a batch action (abuse case 7)', async () => {
    const kept = await report('Ninguém de fora lê isto.')
    const audited = await db().auditEntry.count({ where: { action: { not: 'access.refused' } } })
    const author = await given.author()
    for (const actor of [anonymous, await given.reader(), await given.subscriber(), author]) {
      expect(await refusal(listReports(actor, listState()))).toBe('forbidden')
      expect(() => eachReport(actor, listState())).toThrow('forbidden')
      expect(await refusal(closeReports('dismissed')(actor, { ids: [kept.id] }))).toBe('forbidden')
      expect(await refusal(reopenReports(actor, { ids: [kept.id] }))).toBe('forbidden')
      expect(await refusal(reopenReport(actor, { id: kept.id }))).toBe('forbidden')
      const response = await exportAs(actor.id ? { id: actor.id } : null)
      expect(response.status).toBe(actor.id ? 403 : 401)
      expect(await response.text()).not.toContain('Ninguém')
    }
    expect(await db().errorReport.findUniqueOrThrow({ where: { id: kept.id } })).toEqual(kept)
    expect(await db().auditEntry.count({ where: { action: { not: 'access.refused' } } })).toBe(audited)
  })
})

test('the batches of an export are the list', async () => {
  const all: Report[] = []
  for await (const batch of eachReport(editor, listState({ artigo: articleId }))) all.push(...batch)
  expect(all.map(({ id }) => id)).toEqual((await pagesOf({ artigo: articleId })).flat())
})
