import { Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { searchPath } from '#lib/addresses/paths.ts'
import { isStopWord } from '#lib/search/stop-words.ts'
import { runningPostgres } from '#server/embedded/lock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { fillArchive, rareWord } from '../archive.ts'
import { type Answer, ask } from '../ask.ts'
import { milliseconds, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { hostile, mistakes, stopWords, typed } from '../search-cases.ts'

const ARCHIVE = 20_000
const HEADLINES = 64

export const search: Part = {
  name: 'search',
  title: 'Busca: o que se digita é encontrado',
  async measure(bench) {
    const dataDir = bench.folder('search')
    const { url, stop } = await bench.start({ DATA_DIR: dataDir }, { PRESS: '0' })
    const database = runningPostgres(dataDir)
    if (!database) throw new OperatorError('A casa a medir não tem banco de dados.')
    const asker = { url, agent: new Agent({ keepAlive: true }) }
    const demonstration = await publishedIn(database)
    const rows: Row[] = [
      await beside(asker, 'chuva'),
      await beside(asker, 'água'),
      await headlinesFirst(asker, 'da demonstração', demonstration.articles),
      await allFound(asker, 'Assinaturas', demonstration.bylines),
      await allFound(asker, 'Assuntos', demonstration.tags),
      await allFound(asker, 'Cidades com UF e com estado', demonstration.places),
      await allFound(
        asker,
        'Números, frases e cidades como se digitam',
        typed.map(({ q, title }) => ({ q, shows: [title] })),
      ),
      await corrected(asker),
    ]
    await fillArchive(database, ARCHIVE)
    const all = await publishedIn(database)
    const generated = all.articles.filter(({ path }) => path.includes('/arquivo-'))
    const sample = generated.filter((_, n) => n % Math.floor(generated.length / HEADLINES) === 0).slice(0, HEADLINES)
    rows.push(
      await beside(asker, rareWord),
      await headlinesFirst(asker, `da demonstração, entre ${written(ARCHIVE)}`, demonstration.articles),
      await headlinesFirst(asker, `do arquivo de ${written(ARCHIVE)}`, sample),
      await withstood(asker),
    )
    asker.agent.destroy()
    await stop()
    return rows
  },
}

interface Asker {
  url: string
  agent: Agent
}

interface Found {
  total: number
  html: string
  /** The path of the first result. */
  first: string | undefined
}

/** Searches, and reads the number of results and the first one from the page. */
async function found({ url, agent }: Asker, q: string): Promise<Found> {
  const answer = await ask(url + searchPath({ q }), agent)
  const html = textOf(answer)
  const [, tally = '0', list = ''] = /(?:Mais de )?([\d.]+) resultados? para([\s\S]*)/.exec(html) ?? []
  const more = html.includes(`Mais de ${tally} resultados`) ? 1 : 0
  return {
    html,
    total: Number(tally.replace('.', '')) + more,
    first: /href="(\/[a-z0-9-]+-[a-z]{2}\/[^"]+)"/.exec(list)?.[1],
  }
}

/** The page as HTML, without the comments that React writes between texts. */
function textOf({ headers, body }: Answer): string {
  const coding = headers['content-encoding']
  const bytes = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  return bytes.toString().replaceAll('<!-- -->', '')
}

async function beside(asker: Asker, word: string): Promise<Row> {
  const { total } = await found(asker, word)
  if (total === 0) throw new OperatorError(`A busca por “${word}” não encontra nada.`)
  const losing: string[] = []
  for (const stop of stopWords) {
    for (const q of [`${stop} ${word}`, `${word} ${stop}`]) {
      if ((await found(asker, q)).total < total) losing.push(q)
    }
  }
  const known = stopWords.filter(each => isStopWord(each.toLowerCase())).length
  return [
    `${stopWords.length} palavras vazias (${known} na lista) ao lado de “${word}” (${total}), antes e depois`,
    `${losing.length} perdem resultados${listed(losing)}`,
  ]
}

async function headlinesFirst(asker: Asker, which: string, articles: readonly PublishedArticle[]): Promise<Row> {
  const late: string[] = []
  for (const { title, path } of articles) {
    for (const q of [
      title,
      title
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, ''),
    ]) {
      if ((await found(asker, q)).first !== path) late.push(q)
    }
  }
  return [
    `${articles.length} manchetes inteiras ${which}, também sem acentos`,
    `${2 * articles.length - late.length} de ${2 * articles.length} em primeiro${listed(late)}`,
  ]
}

interface Wanted {
  q: string
  /** Texts or addresses of which the first page of results must show one. */
  shows: readonly string[]
}

async function allFound(asker: Asker, what: string, cases: readonly Wanted[]): Promise<Row> {
  const missed: string[] = []
  for (const { q, shows } of cases) {
    const { html, total } = await found(asker, q)
    // Marks stand around found words, and non-breaking spaces inside amounts.
    const text = html.replace(/<\/?mark[^>]*>/g, '').replace(/\u00a0|&nbsp;/g, ' ')
    if (total === 0 || !shows.some(each => text.includes(each))) missed.push(q)
  }
  return [`${what}: ${cases.length} buscas`, `${cases.length - missed.length} encontram${listed(missed)}`]
}

async function corrected(asker: Asker): Promise<Row> {
  const missed: string[] = []
  for (const [q, meant] of mistakes) {
    const { html, total } = await found(asker, q)
    if (total === 0 || !html.includes('Mostrando resultados para') || !html.includes(meant)) missed.push(q)
  }
  return [
    `Erros de digitação: ${mistakes.length}`,
    `${mistakes.length - missed.length} mostram a busca corrigida${listed(missed)}`,
  ]
}

async function withstood({ url, agent }: Asker): Promise<Row> {
  const failed: string[] = []
  let slowest = 0
  for (const q of hostile) {
    const started = performance.now()
    const { status } = await ask(url + searchPath({ q }), agent)
    slowest = Math.max(slowest, performance.now() - started)
    if (status >= 500) failed.push(q)
  }
  return [
    `${hostile.length} buscas hostis`,
    `${failed.length} falham, a mais lenta em ${milliseconds(slowest)}${listed(failed)}`,
  ]
}

const listed = (cases: readonly string[]) =>
  cases.length > 0
    ? ` (${cases
        .slice(0, 8)
        .map(q => q.slice(0, 50))
        .join(' | ')})`
    : ''

interface PublishedArticle {
  title: string
  path: string
}

/** The public articles of an instance, and searches for their tags, signers and cities. */
async function publishedIn(database: string) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const rows = async <Item>(query: string): Promise<Item[]> => (await client.query(query)).rows
  const shown = `json_agg('/' || a.location_path || '/' || a.slug) AS shows FROM articles a`
  const open = `a.status = 'published' AND a.deleted_at IS NULL`
  try {
    return {
      articles: await rows<PublishedArticle>(
        `SELECT a.title, '/' || a.location_path || '/' || a.slug AS path FROM articles a WHERE ${open} ORDER BY published_at`,
      ),
      bylines:
        await rows<Wanted>(`SELECT p.full_name AS q, ${shown} JOIN article_credits c ON c.article_id = a.id JOIN profiles p ON p.id = c.profile_id
        WHERE ${open} GROUP BY 1 UNION ALL SELECT c.name, ${shown} JOIN article_credits c ON c.article_id = a.id WHERE ${open} AND c.name <> '' GROUP BY 1`),
      tags: await rows<Wanted>(
        `SELECT t.tag AS q, ${shown} JOIN article_tags t ON t.article_id = a.id WHERE ${open} GROUP BY 1`,
      ),
      places:
        await rows<Wanted>(`SELECT spelling AS q, ${shown} JOIN article_locations l ON l.article_id = a.id JOIN municipalities m ON m.path = l.location_path,
          unnest(ARRAY[m.name || ' ' || m.state, m.name || ' ' || state_name(m.state), m.name || ' (' || m.state || ')', m.name || '-' || m.state]) AS spelling
        WHERE ${open} GROUP BY 1`),
    }
  } finally {
    await client.end()
  }
}
