import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters as Query } from '#lib/addresses/parameters.ts'
import { articleList, type DeskState, deskList } from '#lib/articles/desk-list.ts'
import { readListState } from '#lib/list/state.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { exportArticles, exportDesk } from '#server/articles/desk/http.ts'
import { countWaiting, eachArticle, listArticles } from '#server/articles/desk/queries/articles.ts'
import { findMatching } from '#server/articles/desk/queries/matching.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { discardRevision } from '#server/articles/revision/commands/discard-revision.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { ownerUrl } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

let editor: SignedIn
let master: SignedIn

beforeAll(async () => {
  editor = await given.person(['editor'], 'Célia Editora')
  master = await given.master()
})

const desk = (parameters: Query = {}): DeskState => readListState(deskList, parameters)
const all = (parameters: Query = {}): DeskState => readListState(articleList, parameters)
const titles = async (state: DeskState, actor = editor) =>
  (await listArticles(actor, state)).rows.map(({ article }) => article.title)
/** Makes articles one after the other. Gives their ids. */
async function makeMany(count: number, options: Parameters<typeof given.article>[0]): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await given.article(options)).article.id)
  return ids
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the queue', () => {
  test('holds what others have handed in, drafts and the trash apart', async () => {
    const waiting = await given.article({ status: 'review' })
    const draft = await given.article()
    const trashed = await given.article({ status: 'review' })
    await removeArticle(trashed.author, { id: trashed.article.id })
    const { rows, counts } = await listArticles(editor, desk())
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain(waiting.article.id)
    expect(ids).not.toContain(draft.article.id)
    expect(ids).not.toContain(trashed.article.id)
    expect(counts.fila).toBe(await countWaiting(editor))
    expect(await countWaiting(waiting.author)).toBe(0)
  })

  test('begins with the longest wait, names the reviewer, and pages to its end', async () => {
    await db().article.updateMany({ where: { status: 'review' }, data: { status: 'draft', submittedAt: null } })
    const ids = await makeMany(33, { status: 'review' })
    const [first = '', second = ''] = [ids[9], ids[3]]
    await db().article.updateMany({ where: { id: { in: ids } }, data: { submittedAt: hoursAgo(1) } })
    await db().article.update({ where: { id: first }, data: { submittedAt: hoursAgo(50) } })
    await db().article.update({ where: { id: second }, data: { submittedAt: hoursAgo(2) } })
    await claimReview(editor, { id: second, mine: true })
    const page = await listArticles(editor, desk())
    expect(page.rows.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
    expect(page.rows[0]?.article).toMatchObject({ reviewer: null, city: 'Campina Grande (PB)', verdict: null })
    expect(page.rows[0]?.article.waitedMs).toBeGreaterThanOrEqual(50 * 3_600_000)
    expect(page.rows[1]?.article.reviewer).toEqual({ id: editor.id, name: 'Célia Editora', mine: true })
    const rest = await listArticles(editor, desk({ pagina: page.next ?? '' }))
    expect(rest.next).toBeNull()
    expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id))).toEqual(new Set(ids))
    const claimed = async (com: string, actor = editor) => (await listArticles(actor, desk({ com }))).total
    expect([
      await claimed('eu'),
      await claimed('livre'),
      await claimed('colega'),
      await claimed('colega', master),
    ]).toEqual([1, 32, 0, 1])
  })

  test('has a revision that was handed in, until it is discarded', async () => {
    const { author, article, revision } = await given.revision({ fields: { title: 'Ponte interditada' } })
    const waiting = async () => (await listArticles(editor, desk({ busca: 'ponte interditada' }))).rows[0]?.article
    expect(await waiting()).toMatchObject({ id: article.id, status: 'published', hasRevision: true })
    await discardRevision(author, { id: revision.id })
    expect(await waiting()).toBeUndefined()
  })
})

describe('search, filters and order', () => {
  test('every word stands in the title or in the author’s name, without accents or case', async () => {
    const author = await given.person(['author'], 'Conceição de Araripe')
    await given.article({ author, fields: { title: 'Açude do Cedro sangra' } })
    await given.article({ author, fields: { title: 'Romaria começa' } })
    const found = (busca: string) => titles(all({ busca }))
    expect(await found('acude CEDRO')).toEqual(['Açude do Cedro sangra'])
    expect(await found('cedro araripe')).toEqual(['Açude do Cedro sangra'])
    expect((await found('conceicao de araripe')).sort()).toEqual(['Açude do Cedro sangra', 'Romaria começa'])
    for (const nothing of ['arari%', 'ced_', "araripe' OR 1=1 --", 'romaria cedro'])
      expect(await found(nothing)).toEqual([])
  })

  test('words are counted as readers see them, and sort the list', async () => {
    const author = await given.author()
    const long = await given.article({ author, fields: { title: 'Texto comprido' } })
    const short = await given.article({ author, fields: { title: 'Texto curto' } })
    const content =
      '<p>Um <strong>dois</strong>, tr<em>ês</em>.</p><ul><li>Quatro</li><li>cinco&nbsp;seis &amp; — sete</li></ul>'
    await db().article.update({ where: { id: short.article.id }, data: { content } })
    const page = await listArticles(editor, all({ autor: author.id, ordem: '-palavras' }))
    expect(page.rows.map(({ id }) => id)).toEqual([long.article.id, short.article.id])
    expect(page.rows[1]?.wordCount).toBe(7)
    const turned = await listArticles(editor, all({ autor: author.id, ordem: 'palavras' }))
    expect(turned.rows.map(({ id }) => id)).toEqual([short.article.id, long.article.id])
  })

  test('author, city and access narrow the list, with their names', async () => {
    const author = await given.person(['author'], 'Ana Filtro')
    await given.article({ author, fields: { title: 'Em Sobral', cities: ['sobral-ce'], visibility: 'premium' } })
    await given.article({ author, fields: { title: 'Em Campina' } })
    const own = { autor: author.id }
    expect(await titles(all({ ...own, cidade: 'sobral-ce' }))).toEqual(['Em Sobral'])
    expect(await titles(all({ ...own, acesso: 'public' }))).toEqual(['Em Campina'])
    const { chosen } = await listArticles(editor, all({ ...own, cidade: 'sobral-ce' }))
    expect(chosen).toEqual({ autor: 'Ana Filtro', cidade: 'Sobral (CE)' })
  })

  test('all that match are found for a bulk act, the same as the list shows', async () => {
    const author = await given.author()
    const made = await makeMany(35, { author })
    const found = await findMatching(master, { list: 'artigos', query: `autor=${author.id}` })
    expect(found.more).toBe(false)
    expect(found.ids.toSorted()).toEqual(made.toSorted())
    expect(
      (await findMatching(master, { list: 'artigos', query: `autor=${author.id}&situacao=publicados` })).ids,
    ).toEqual([])
  })
})

test('authors and strangers read none of it (abuse cases 7, 24)', async () => {
  for (const actor of [anonymous, await given.reader(), await given.author(), { ...editor, roles: [] }]) {
    expect(await refusal(listArticles(actor, desk()))).toBe('forbidden')
    expect(() => eachArticle(actor, all())).toThrow()
  }
})

describe('the export', () => {
  const signIn = async ({ id }: SignedIn) => {
    const { encode } = await import('next-auth/jwt')
    const token = { sid: await openSession(db(), id, '') }
    request.cookies.set('next-auth.session-token', await encode({ token, secret: process.env.AUTH_SECRET ?? '' }))
    return [...request.cookies].map(pair => pair.join('=')).join('; ')
  }

  test('neutralises formulas, holds the whole list and is audited (abuse case 17)', async () => {
    const author = await given.person(['author'], '+cmd|Autora')
    for (let n = 0; n < 3; n++) await given.article({ author, fields: { title: `=HYPERLINK("http://x.test") ${n}` } })
    const cookie = await signIn(editor)
    const answer = await exportDesk(
      new Request(`http://jornal.test/api/export/mesa?situacao=todos&autor=${author.id}`, { headers: { cookie } }),
    )
    const text = await answer.text()
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('"Título";"Autor"')
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.test"")`)
    expect(lines[1]).toContain(`"'+cmd|Autora"`)
    const entry = await db().auditEntry.findFirst({ where: { action: 'article.exported', actorId: editor.id } })
    expect(entry?.details).toMatchObject({ situation: 'todos', author: author.id })
    // The list of the administration is for masters.
    const forbidden = new Request('http://jornal.test/api/export/artigos', { headers: { cookie } })
    expect((await exportArticles(forbidden)).status).toBe(403)
  })
})

describe('at twenty thousand articles', () => {
  beforeAll(async () => {
    const author = await makeByline({ fullName: 'Repórter do arquivo' })
    const client = new pg.Client({ connectionString: ownerUrl() })
    await client.connect()
    // Without triggers: the search of readers is not measured here.
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, location_path, published_at, created_at,
          updated_at, views_count, visibility, word_count, search_key)
        SELECT gen_random_uuid(), 'Arquivo ' || md5(i::text), 'arquivo-' || i, 'Resumo do arquivo', '<p>Texto</p>', '',
          CASE WHEN i % 20 = 0 THEN 'draft' ELSE 'published' END::article_status, $1,
          CASE WHEN i % 50 = 0 THEN 'sobral-ce' ELSE 'campina-grande-pb' END, now() - i * interval '1 hour',
          now() - i * interval '1 hour', now(), i % 5000, CASE WHEN i % 100 = 0 THEN 'premium' ELSE 'public' END::visibility,
          i % 900, 'arquivo ' || md5(i::text) || CASE WHEN i > 18000 THEN ' outrora' ELSE '' END
        FROM generate_series(1, 20000) i`,
      [author],
    )
    // PostgreSQL rightly reads a table of one page as a whole.
    await client.query(
      `INSERT INTO article_locations (article_id, location_path, location_name, is_primary)
        SELECT id, location_path, 'Cidade', true FROM articles WHERE slug LIKE 'arquivo-%'`,
    )
    await client.query(
      `INSERT INTO profiles (id, full_name, updated_at) SELECT gen_random_uuid(), 'Pessoa ' || md5(i::text), now() FROM generate_series(1, 5000) i`,
    )
    await client.end()
    await db().$executeRawUnsafe('ANALYZE articles, profiles, article_locations')
  }, 120_000)

  test.each([
    ['the queue', desk()],
    ['published ones by views', all({ situacao: 'publicados', ordem: 'views' })],
    ['all by words', all({ ordem: '-palavras' })],
    ['a rare word', all({ busca: 'c4ca4238a0' })],
    ['a common word', all({ busca: 'arquivo' })],
    ['an author by name', all({ busca: 'reporter arquivo' })],
    ['a city by views', all({ cidade: 'sobral-ce', ordem: '-views' })],
  ])('%s: no statement reads a whole table', async (_, state) => {
    const statements = await statementsOf(async () => {
      const { next } = await listArticles(master, state)
      if (next) await listArticles(master, { ...state, page: next })
    })
    expect(statements.length).toBeGreaterThan(5)
    for (const statement of statements) {
      const plan = await explained(statement)
      expect(plan, statement.text).not.toMatch(/Seq Scan on (?:public\.)?(?:articles|profiles|article_locations)/)
    }
  })
})

interface Statement {
  text: string
  values: unknown[]
  /** Whether it was asked with `enable_seqscan` off. */
  byIndexes: boolean
}

/** The statements while `act` runs, by default those that read articles or profiles. */
async function statementsOf(
  act: () => Promise<unknown>,
  wanted = /^\s*SELECT[\s\S]*(?:articles|profiles)/i,
): Promise<Statement[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  let byIndexes = false
  const seen = queries.mock.calls.map(([query, values]: unknown[]): Statement => {
    const asked =
      typeof query === 'string'
        ? { text: query, values: (values as unknown[]) ?? [] }
        : (query as Omit<Statement, 'byIndexes'>)
    const [, set] = /set_config\('enable_seqscan', '(on|off)'/.exec(asked.text) ?? []
    if (set) byIndexes = set === 'off'
    return { text: asked.text, values: asked.values, byIndexes }
  })
  queries.mockRestore()
  return seen.filter(({ text }) => wanted.test(text ?? ''))
}

async function explained({ text, values, byIndexes }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`SET enable_seqscan = ${byIndexes ? 'off' : 'on'}`)
    const { rows } = await client.query(`EXPLAIN ${text}`, values)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}
