import { Agent } from 'node:http'
import { searchPath } from '#lib/addresses/paths.ts'
import { timed } from './ask.ts'
import { fill, pathsOf, rareWord } from './filled.ts'
import { type Bench, milliseconds, type Part, quantile, type Row, words, written } from './part.ts'

const SMALL = 1_000
/** Requests of each kind of page on each archive; the archives take turns. */
const REQUESTS = 40
const WARM_UP = 10

export const archive: Part = {
  name: 'archive',
  title: `Um arquivo enorme dividido por um de ${written(SMALL)}, em turnos e sem páginas guardadas: leitura, busca, feeds, sitemap`,
  size: 1_000_000,
  async measure(bench) {
    const small = await filled(bench, SMALL)
    const large = await filled(bench, bench.size)
    const rows: Row[] = []
    for (const kind of Object.keys(kinds)) rows.push(await compared(kind, small, large, bench))
    return rows
  },
}

type Filled = { url: string } & Awaited<ReturnType<typeof pathsOf>>

/** An instance that keeps no pages, so that it makes every answer anew. */
async function filled(bench: Bench, count: number): Promise<Filled> {
  const { url, database } = await bench.open({ PRESS: '0', DEMO: '0' })
  await fill(database, count)
  return { url, ...(await pathsOf(database)) }
}

/** A word of the list by a number, another for each request. */
const word = (n: number) => words[(n * 7) % words.length] ?? ''

const search = (q: string) => searchPath({ q })

/** The address of each request by its number. */
const kinds: Record<string, (house: Filled, n: number) => string | undefined> = {
  Capa: () => '/',
  Matéria: ({ articles }, n) => articles[n],
  Cidade: ({ cities }, n) => cities[n % cities.length],
  Assunto: ({ tags }, n) => tags[n % tags.length],
  Autor: ({ authors }, n) => authors[n % authors.length],
  'Busca por uma palavra': (_, n) => search(word(n)),
  'Busca por duas palavras': (_, n) => search(`${word(n)} ${word(n + 40)}`),
  'Busca por uma frase': (_, n) => search(`"${word(n)} de ${word(n + 3)}"`),
  'Busca por palavra comum e rara': (_, n) => search(`${word(n)} ${rareWord}`),
  'Busca por manchete inteira': (_, n) => search(`Arquivo ${100 + n}: ${words[100 + n]} muda a vida na cidade`),
  'Busca com erro de digitação': (_, n) => search(`${word(n)} jequitibaa`),
  RSS: () => '/rss.xml',
  'Feed de uma cidade': ({ cities }, n) => `${cities[n % cities.length]}/rss.xml`,
  'Sitemap de notícias': () => '/news-sitemap.xml',
  Sitemap: () => '/sitemap.xml',
}

async function compared(name: string, small: Filled, large: Filled, { signal }: Bench): Promise<Row> {
  const agent = new Agent({ keepAlive: true })
  const taken = new Map<Filled, number[]>([
    [small, []],
    [large, []],
  ])
  for (let n = 0; n < REQUESTS + WARM_UP; n++) {
    signal.throwIfAborted()
    for (const [house, times] of taken) {
      const ms = await timed(house.url + (kinds[name]?.(house, n) ?? '/'), agent)
      if (n >= WARM_UP) times.push(ms)
    }
  }
  agent.destroy()
  const [few = Number.NaN, many = Number.NaN] = [...taken.values()].map(times => quantile(times, 0.5))
  return [name, `${milliseconds(many)} e ${milliseconds(few)}: ${written(many / few, 2)} vezes`]
}
