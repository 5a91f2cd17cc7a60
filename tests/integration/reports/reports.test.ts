import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { readListState } from '#lib/list/state.ts'
import { reportList } from '#lib/reports/report-list.ts'
import { db } from '#server/platform/db/db.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import { receiveReport } from '#server/reports/http.ts'
import { reportJobs } from '#server/reports/jobs.ts'
import { countOpenReports, listReports } from '#server/reports/queries.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const message = 'O nome do secretário está errado no terceiro parágrafo.'
let address = '203.0.113.1'
let networks = 0

beforeEach(() => {
  networks += 1
  address = `203.0.113.${networks}`
})

/** Sends the form as a browser does, by default from a page of this site. */
function send(fields: Record<string, string>, origin = 'http://jornal.test'): Promise<Response> {
  return receiveReport(
    new Request('http://jornal.test/api/error-report', {
      method: 'POST',
      headers: { origin, 'x-forwarded-host': 'jornal.test', 'x-forwarded-for': address },
      body: new URLSearchParams({ message, email: '', site: '', ...fields }),
    }),
  )
}

const reportsOf = (articleId: string) => db().errorReport.findMany({ where: { articleId } })

/** The list state of an address with these parameters. */
const listState = (parameters: Parameters = {}) => readListState(reportList, parameters)

async function reported() {
  const { article, author } = await given.article({ status: 'published' })
  await reportError(anonymous, { articleId: article.id, message, email: null })
  const [report] = await reportsOf(article.id)
  if (!report) throw new Error('Nothing was kept')
  return { article, author, report }
}

test('a reader’s report is stored and the reader is thanked on the same page', async () => {
  const { article } = await given.article({ status: 'published' })
  const response = await send({ article: article.id, email: ' Ana@Exemplo.com ' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${articlePath(article)}#comunicar-erro`)
  expect(decodeURIComponent(response.headers.get('set-cookie') ?? '')).toContain('Seu aviso chegou à redação')
  expect(await reportsOf(article.id)).toMatchObject([{ message, email: 'ana@exemplo.com', status: 'open' }])
})

test.each([
  ['53300', 'O serviço está indisponível no momento.'],
  ['55P03', 'O serviço está indisponível no momento.'],
])(
  'a database that fails with %s sends the form back with the text and a sentence (abuse cases 35, 36)',
  async (code, sentence) => {
    const { article } = await given.article({ status: 'published' })
    await asOwner(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger refusing before insert on error_reports execute function refuse()`)
    const response = await send({ article: article.id, email: 'ana@exemplo.com' })
    await asOwner('drop function refuse() cascade')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    for (const shown of [sentence, message, 'ana@exemplo.com']) expect(html).toContain(shown)
    expect(await reportsOf(article.id)).toEqual([])
  },
)

test('an invalid form comes back with messages and everything typed, and executes nothing', async () => {
  const { article } = await given.article({ status: 'published' })
  const typed = { article: article.id, message: '<b>x', email: '"><script>alert(1)</script>' }
  const response = await send(typed)
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('Conte o que está errado em pelo menos 10 caracteres')
  expect(html).toContain('&#60;b&#62;x')
  expect(html).not.toContain('<script')
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).not.toContain('unsafe-inline')
  expect(await reportsOf(article.id)).toEqual([])
})

test('drafts, unknown articles and the trash answer alike, and nothing is stored', async () => {
  const { article: draft } = await given.article()
  const answers = await Promise.all([draft.id, crypto.randomUUID()].map(article => send({ article })))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  }
  expect(await reportsOf(draft.id)).toEqual([])
})

test('bots, other sites, floods and huge bodies are refused', async () => {
  const { article } = await given.article({ status: 'published' })
  expect((await send({ article: article.id, site: 'https://spam.example' })).status).toBe(303)
  expect((await send({ article: article.id }, 'https://evil.example')).status).toBe(403)
  expect((await send({ article: article.id, message: 'a'.repeat(100_000) })).status).toBe(413)
  expect(await reportsOf(article.id)).toEqual([])
  for (let i = 0; i < 10; i++) expect((await send({ article: article.id })).status).toBe(303)
  const flooded = await send({ article: article.id })
  expect(flooded.status).toBe(429)
  expect(await flooded.text()).toContain(message)
  expect(await reportsOf(article.id)).toHaveLength(10)
})

test('an editor closes a report with its correction: both happen or neither', async () => {
  const { article, report } = await reported()
  const editor = await given.editor()
  const correction = { kind: 'name', text: 'O secretário se chama João Batista.' } as const
  await closeReport(editor, { id: report.id, as: 'corrected', correction })
  const closed = await db().errorReport.findUniqueOrThrow({ where: { id: report.id } })
  expect(closed).toMatchObject({ status: 'corrected', closedBy: editor.id })
  expect(await db().correction.findMany({ where: { articleId: article.id } })).toMatchObject([correction])
  const again = closeReport(editor, { id: report.id, as: 'corrected', correction })
  expect(await refusal(again)).toBe('report_closed')
  expect(await db().correction.count({ where: { articleId: article.id } })).toBe(1)
})

test('strangers, readers and authors neither read nor close', async () => {
  const { report, author } = await reported()
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), author]) {
    expect(await refusal(listReports(actor, listState()))).toBe('forbidden')
    expect(await refusal(closeReport(actor, { id: report.id, as: 'dismissed' }))).toBe('forbidden')
    expect(await countOpenReports(actor)).toBe(0)
  }
  expect(await db().errorReport.findUniqueOrThrow({ where: { id: report.id } })).toEqual(report)
})

test('a reader’s e-mail is deleted ninety days after the closing, and after a year in any case; the message stays', async () => {
  const day = 24 * 60 * 60 * 1000
  const { article } = await given.article({ status: 'published' })
  const ago = (days: number) => new Date(Date.now() - days * day)
  const report = (sent: number, closed: number | null) =>
    db().errorReport.create({
      data: {
        articleId: article.id,
        message,
        email: `${sent}-${closed}@exemplo.com`,
        createdAt: ago(sent),
        ...(closed !== null && { status: 'dismissed', closedAt: ago(closed), closedBy: article.authorId }),
      },
    })
  for (const [sent, closed] of [
    [200, 91],
    [200, 89],
    [364, null],
    [366, null],
  ] as const)
    await report(sent, closed)
  await reportJobs[0]?.run({})
  const left = await db().errorReport.findMany({ where: { articleId: article.id }, orderBy: { createdAt: 'asc' } })
  expect(left.map(({ email }) => email)).toEqual([null, '364-null@exemplo.com', null, '200-89@exemplo.com'])
  expect(left.every(row => row.message === message)).toBe(true)
})
