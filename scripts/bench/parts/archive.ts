import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { searchPath } from '#lib/addresses/paths.ts'
import { runningPostgres } from '#server/embedded/lock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { commonWord, fillArchive, rareWord } from '../archive.ts'
import { words } from '../archive-words.ts'
import { timed } from '../ask.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { times } from '../report.ts'
import { timesOf, warm } from './first-prints.ts'

const SMALL = 1_000
const LARGE = 100_000
/** Requests of each kind of page on each archive; the archives take turns. */
const REQUESTS = 40
const PAGES = 300
/** The press writes kept pages to disk every two seconds. */
const WRITTEN_MS = 4_000

export const archive: Part = {
  name: 'archive',
  title: `Arquivo de ${written(LARGE)} matérias`,
  async measure(bench) {
    const small = await unpressedHouse(bench, 'small', SMALL)
    const large = await unpressedHouse(bench, 'large', LARGE)
    const rows: Row[] = [[`Gerar ${written(LARGE)} matérias`, `${written(large.seconds)} s`]]
    for (const kind of kinds) rows.push(await compared(kind, small, large))
    await Promise.all([small.stop(), large.stop()])
    return [...rows, ...(await firstAndAgain(bench, large))]
  },
}

interface ArchiveHouse {
  /** The address of an instance that keeps no pages, so it makes every answer anew. */
  url: string
  dataDir: string
  articles: string[]
  authors: string[]
  tags: string[]
  cities: string[]
  /** Seconds that the generator took. */
  seconds: number
  stop(): Promise<void>
}

async function unpressedHouse(bench: Bench, name: string, count: number): Promise<ArchiveHouse> {
  const dataDir = bench.folder(name)
  const { url, stop } = await bench.start({ DATA_DIR: dataDir }, { PRESS: '0' })
  const database = runningPostgres(dataDir)
  if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
  const started = performance.now()
  await fillArchive(database, count)
  const seconds = (performance.now() - started) / 1000
  return { url, dataDir, stop, seconds, ...(await addressesIn(database)) }
}

async function addressesIn(database: string) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const list = async (query: string): Promise<string[]> => (await client.query(query)).rows.map(({ path }) => path)
  try {
    return {
      articles: await list(
        `SELECT '/' || location_path || '/' || slug AS path FROM articles WHERE slug LIKE 'arquivo-%' ORDER BY md5(slug) LIMIT 2000`,
      ),
      authors: await list(
        `SELECT '/author/' || author_id AS path FROM articles WHERE slug LIKE 'arquivo-%' GROUP BY author_id ORDER BY count(*) DESC LIMIT 5`,
      ),
      tags: await list(
        `SELECT '/tag/' || tag_key AS path FROM article_tags GROUP BY tag_key ORDER BY count(*) DESC LIMIT 5`,
      ),
      cities: await list(`SELECT '/' || path AS path FROM municipalities ORDER BY articles_count DESC LIMIT 5`),
    }
  } finally {
    await client.end()
  }
}

interface Kind {
  name: string
  paths: (house: ArchiveHouse) => readonly string[]
}

const otherWord = words[1] ?? ''
/** Headlines of both archives. */
const headlines = Array.from({ length: 5 }, (_, n) => `Arquivo ${100 + n}: ${words[100 + n]} muda a vida na cidade`)

const kinds: readonly Kind[] = [
  { name: 'Capa', paths: () => ['/'] },
  { name: 'Cidade', paths: ({ cities }) => cities },
  { name: 'Capa de uma cidade', paths: ({ cities }) => cities.map(city => `/?city=${city.slice(1)}`) },
  { name: 'Assunto', paths: ({ tags }) => tags },
  { name: 'Autor', paths: ({ authors }) => authors },
  { name: 'Matéria', paths: ({ articles }) => articles },
  { name: 'Busca por palavra rara', paths: () => [searchPath({ q: rareWord })] },
  { name: 'Busca por palavra comum', paths: () => [searchPath({ q: commonWord })] },
  { name: 'Busca por duas palavras', paths: () => [searchPath({ q: `${commonWord} ${rareWord}` })] },
  { name: 'Busca por manchetes inteiras', paths: () => headlines.map(q => searchPath({ q })) },
  { name: 'Busca por uma frase comum', paths: () => [searchPath({ q: `"${commonWord} de ${otherWord}"` })] },
  {
    name: 'Busca por duas comuns que nunca se seguem',
    paths: () => [searchPath({ q: `"${commonWord} não um ${commonWord} que"` })],
  },
  { name: 'Busca sem uma palavra comum', paths: () => [searchPath({ q: `${commonWord} -${otherWord}` })] },
  { name: 'Busca só de palavras vazias', paths: () => [searchPath({ q: 'de não que para' })] },
  { name: 'Busca com erro de digitação', paths: () => [searchPath({ q: `${commonWord} jequitibaa` })] },
]

async function compared({ name, paths }: Kind, small: ArchiveHouse, large: ArchiveHouse): Promise<Row> {
  const agent = new Agent({ keepAlive: true })
  const taken = new Map<ArchiveHouse, number[]>([
    [small, []],
    [large, []],
  ])
  const warmUp = REQUESTS / 4
  for (let i = 0; i < REQUESTS + warmUp; i++) {
    for (const [house, list] of taken) {
      const all = paths(house)
      const ms = await timed(house.url + (all[i % all.length] ?? '/'), agent)
      if (i >= warmUp) list.push(ms)
    }
  }
  agent.destroy()
  const [few = Number.NaN, many = Number.NaN] = [...taken.values()].map(list => quantile(list, 0.5))
  return [
    `${name}, com ${written(LARGE)} e com ${written(SMALL)}`,
    `${milliseconds(many)} e ${milliseconds(few)}: ${times(many, few)}`,
  ]
}

/** Times random pages of the archive through the press: printed first, then read from disk by the next process. */
async function firstAndAgain(bench: Bench, { dataDir, articles }: ArchiveHouse): Promise<Row[]> {
  const pages = articles.slice(0, PAGES)
  const rows: Row[] = []
  for (const what of ['Primeira impressão', 'As mesmas depois de reiniciar']) {
    // Both processes need the same SITE_URL: kept pages of one site are not valid for another.
    const { url, stop } = await bench.start({ DATA_DIR: dataDir }, { SITE_URL: 'http://localhost' })
    await warm(url)
    const taken = await timesOf(url, pages)
    const row = `mediana ${milliseconds(quantile(taken, 0.5))}, p95 ${milliseconds(quantile(taken, 0.95))}`
    rows.push([`${what}: ${PAGES} matérias ao acaso`, row])
    await wait(WRITTEN_MS)
    await stop()
  }
  return rows
}
