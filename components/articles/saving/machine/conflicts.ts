import { creditLine } from '#lib/articles/credits.ts'
import type { Choice, FieldName, MergeConflict } from '#lib/merge/merge-articles.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { bodyLines } from '../../versions/body-lines.ts'

const names: Partial<Record<FieldName, string>> = {
  title: 'Título',
  slug: 'Endereço',
  summary: 'Resumo',
  content: 'Parágrafo',
  coverMediaId: 'Capa',
  coverImage: 'Endereço da capa',
  coverAlt: 'Descrição da capa',
  coverCredit: 'Crédito da capa',
  coverCaption: 'Legenda da capa',
  cities: 'Cidades',
  places: 'Outros lugares',
  credits: 'Assinaturas',
  visibility: 'Visibilidade',
}

/** A conflict as the dialog shows it: both sides line by line, and the choices. */
export interface ShownConflict {
  id: string
  name: string
  mine: string[]
  theirs: string[]
  choices: Choice[]
  /** The default choice: the one that loses least text. */
  preset: Choice
}

/** Converts conflicts for the dialog. Only for browsers: uses their HTML parser for the lines of a paragraph. */
export function shownConflicts(conflicts: readonly MergeConflict[]): ShownConflict[] {
  let paragraphs = 0
  return conflicts.map(conflict => {
    const { id, part, mine, theirs } = conflict
    const isBlock = part === 'content'
    const both = isBlock ? mine !== null && theirs !== null : part === 'cities' || part === 'credits'
    const name = names[part] ?? part
    return {
      id,
      name: isBlock ? `${name} ${++paragraphs}` : name,
      mine: sideLines(part, mine),
      theirs: sideLines(part, theirs),
      choices: both ? ['theirs', 'mine', 'both'] : ['theirs', 'mine'],
      preset: both ? 'both' : mine === null ? 'theirs' : 'mine',
    }
  })
}

function sideLines(part: FieldName, side: MergeConflict['mine']): string[] {
  if (side === null) return ['(parágrafo retirado)']
  if (typeof side === 'string') return blockLinesOf(side)
  if (part === 'coverMediaId') return coverLines(side)
  if (part === 'credits') return side.credits?.map(creditLine) ?? []
  if (part === 'places') return side.places?.map(({ name }) => name) ?? []
  const value = side[part]
  if (part === 'visibility') return [value === 'premium' ? 'Premium' : 'Público']
  return [(Array.isArray(value) ? value.join(', ') : String(value ?? '')) || '(em branco)']
}

/** The visible lines of a block; a block without words gets a placeholder. */
function blockLinesOf(html: string): string[] {
  const lines = bodyLines({ content: html }).filter(line => line.trim() !== '')
  return lines.length > 0 ? lines : ['(imagem ou divisão sem texto)']
}

const coverLines = ({ coverMediaId, coverImage, coverAlt, coverCredit, coverCaption }: ArticleFieldsInput) => [
  coverMediaId ? 'Imagem enviada' : coverImage || 'Sem imagem',
  coverAlt || 'Sem descrição',
  coverCredit || 'Sem crédito',
  ...(coverCaption ? [coverCaption] : []),
]
