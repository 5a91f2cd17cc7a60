import { setTimeout as wait } from 'node:timers/promises'
import { articlePath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { given } from '#tests/support/given.ts'
import { milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const TIMES = 10
const LONGEST_MS = 10_000

export const publishing: Part = {
  name: 'publishing',
  title: 'Publicar até ver, na capa e na matéria, em duas instâncias',
  async measure(bench) {
    const house = await bench.house()
    const second = await bench.start({}, house.beside)
    const times = await timesUntilSeen([house.url, second.url])
    await second.stop()
    return [
      [
        `${times.length} vezes`,
        `mediana ${milliseconds(quantile(times, 0.5))}, pior ${milliseconds(Math.max(...times))}`,
      ],
    ]
  },
}

/**
 * Publishes articles. Gives the milliseconds from the start of each command until the home page and the article's own page showed the
 * article on every instance. Both pages are requested before, so a kept copy must be forgotten.
 */
async function timesUntilSeen(instances: readonly string[]): Promise<number[]> {
  const editor = await given.editor()
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const { article } = await given.article({ status: 'review' })
    const addresses = instances.flatMap(base => [`${base}/`, base + articlePath(article)])
    await Promise.all(addresses.map(address => shows(address, article.title)))
    const started = performance.now()
    await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
    const seen = addresses.map(address => untilShown(address, article.title, started))
    times.push(Math.max(...(await Promise.all(seen))))
  }
  return times
}

async function untilShown(address: string, title: string, started: number): Promise<number> {
  while (!(await shows(address, title))) {
    if (performance.now() - started > LONGEST_MS) throw new Error(`${address} não mostra “${title}”`)
    await wait(5)
  }
  return performance.now() - started
}

const shows = async (address: string, title: string) => (await (await fetch(address)).text()).includes(title)
