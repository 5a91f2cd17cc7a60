import { creditLine } from '#lib/articles/credits.ts'
import type { FieldName, MergeConflict } from '#lib/merge/merge-articles.ts'
import { passageName } from '#lib/merge/passage-name.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { bodyLines } from '../../versions/body-lines.ts'

const names: Partial<Record<FieldName, string>> = {
  title: 'Título',
  slug: 'Endereço',
  summary: 'Resumo',
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

const nameOf = (part: FieldName): string => names[part] ?? part

/** A conflict as the dialog shows it: both sides as text. */
export interface ShownConflict {
  id: string
  name: string
  mine: string
  theirs: string
}

/** Converts conflicts for the dialog. Only for browsers: uses their HTML parser for the lines of a body. */
export function shownConflicts(conflicts: readonly MergeConflict[]): ShownConflict[] {
  const shown = conflicts.map(conflict => (conflict.part === 'content' ? passageName(conflict) : nameOf(conflict.part)))
  return conflicts.map((conflict, at) => {
    const { id, part, mine, theirs } = conflict
    const name = shown[at] ?? nameOf(part)
    const earlier = shown.slice(0, at).filter(each => each === name).length
    return {
      id,
      name: earlier > 0 ? `${name} (${earlier + 1})` : name,
      mine: sideLines(part, mine).join('\n'),
      theirs: sideLines(part, theirs).join('\n'),
    }
  })
}

function sideLines(part: FieldName, side: MergeConflict['mine']): string[] {
  if (side === null) return ['(trecho retirado)']
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
