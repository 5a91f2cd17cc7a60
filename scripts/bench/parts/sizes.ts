import { ask } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { kibibytes } from '../numbers.ts'
import type { Part } from '../part.ts'

export const sizes: Part = {
  name: 'sizes',
  title: 'Peso, comprimido como um navegador o recebe',
  async measure(bench) {
    const { url } = await bench.house()
    const [article = '/'] = await publishedPaths()
    const html = await (await fetch(url + article)).text()
    const weight = async (...paths: string[]) => {
      const answers = await Promise.all([...new Set(paths)].map(path => ask(url + path)))
      return kibibytes(answers.reduce((sum, { body }) => sum + body.length, 0))
    }
    const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path)
    return [
      ['Capa', await weight('/')],
      ['Matéria', await weight(article)],
      ['Scripts da matéria', await weight(...named(/<script[^>]* src="(\/[^"]+)"/g))],
      ['Estilos', await weight(...named(/<link[^>]*rel="stylesheet"[^>]*href="(\/[^"]+)"/g))],
      ['Fontes', await weight(...named(/"(\/[^"]+\.woff2)"/g))],
    ]
  },
}
