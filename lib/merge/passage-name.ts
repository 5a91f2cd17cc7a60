import type { MergeConflict } from './merge-articles.ts'

/** The names of blocks that are no paragraphs, by how their HTML begins. */
const kinds: readonly [RegExp, string][] = [
  [/^<h[23]>/, 'Intertítulo'],
  [/^<[uo]l/, 'Lista'],
  [/^<blockquote>/, 'Citação'],
  [/^<table>/, 'Tabela'],
  [/^<aside data-kind="pull">/, 'Olho'],
  [/^<figure>/, 'Imagem'],
]

/**
 * The name of lines of the body that both sides changed, by where they stand in my text: “Parágrafo 3”, “Parágrafos 3 a 5”, “Intertítulo depois do
 * parágrafo 2”.
 */
export function passageName({ mine, theirs, place = { before: 0, own: 0 } }: MergeConflict): string {
  const { before, own } = place
  const html = String(mine ?? theirs ?? '')
  if (mine !== null && html.startsWith('<p>')) {
    return own > 1 ? `Parágrafos ${before + 1} a ${before + own}` : `Parágrafo ${before + 1}`
  }
  const kind = kinds.find(([begins]) => begins.test(html))?.[1] ?? 'Trecho'
  return `${kind} ${before === 0 ? 'no começo do texto' : `depois do parágrafo ${before}`}`
}
