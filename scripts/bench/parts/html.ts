import { checkHtml } from '../html.ts'
import type { Part, Row } from '../part.ts'
import { typicalPages } from './lighthouse.ts'

/** Kinds of pages that the Lighthouse part leaves out. */
const others = [
  'busca',
  'busca?q=zzzzqqqq',
  'erramos',
  'quem-somos',
  'contato',
  'pricing',
  'privacidade/cookies',
  'nada',
]

export const html: Part = {
  name: 'html',
  title: 'Validador de HTML do W3C',
  async measure(bench) {
    const { url } = await bench.house()
    const pages = [...Object.values(await typicalPages(url)), ...others.map(path => `${url}/${path}`)]
    const complaints = await checkHtml(pages, bench.signal)
    if (!complaints) return [['Não há Java nesta máquina', 'não perguntado']]
    return [[`Erros e avisos em ${pages.length} páginas`, String(complaints.length)], ...complaints.map(rowOf)]
  },
}

const rowOf = ({ page, words }: { page: string; words: string }): Row => [page, words]
