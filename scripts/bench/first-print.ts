import { readSteadily } from './ask.ts'
import { fill, pathsOf } from './filled.ts'
import { type Part, spread } from './part.ts'

const PAGES = 300

export const firstPrint: Part = {
  name: 'first-print',
  title: `Primeira impressão de ${PAGES} matérias que ninguém pediu, de um processo que acaba de iniciar, num arquivo grande`,
  size: 100_000,
  async measure(bench) {
    const filled = await bench.open({ DEMO: '0' })
    await fill(filled.database, bench.size)
    const { articles } = await pathsOf(filled.database)
    const { url } = await filled.again()
    const pages = articles.slice(0, PAGES)
    let left = pages.length
    const times = await readSteadily(
      n => url + pages[n],
      () => left-- <= 0,
      async () => {},
    )
    return [[`${pages.length} matérias ao acaso, de ${bench.size}`, spread(times)]]
  },
}
