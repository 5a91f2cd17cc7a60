import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { reportList } from '#lib/reports/report-list.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { closeReports, reopenReports } from '#server/reports/commands/handle-reports.ts'
import { reopenReport } from '#server/reports/commands/reopen-report.ts'
import { exportReports } from '#server/reports/export/http.ts'
import { eachReport, listReports } from '#server/reports/queries.ts'
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

async function report(message: string, more: { articleId?: string; email?: string } = {}) {
  const createdAt = new Date('2026-11-20T12:00:00.000Z')
  return db().errorReport.create({ data: { articleId, message, createdAt, ...more } })
}

beforeAll(async () => {
  editor = await given.editor()
  articleId = (await given.article({ status: 'published', fields: { title: 'Ponte sobre o rio Uraricoera' } })).article
    .id
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

  test('treats wildcards as plain characters (abuse case 13)', async () => {
    await report('Cobraram 100% de multa no dia a_b.')
    await report('Cobraram 1000 de multa no dia axb.')
    await report(String.raw`Um caminho C:\multa\nova aparece no texto.`)
    expect(await found('multa a_b')).toEqual(['Cobraram 100% de multa no dia a_b.'])
    expect(await found('%multa%')).toEqual([])
    expect(await found(String.raw`\multa\nova`)).toHaveLength(1)
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
