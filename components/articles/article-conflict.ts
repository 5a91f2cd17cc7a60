import { parseInBrowser } from '#components/editor/paste/from-dom.ts'
import type { ArticleFieldsInput } from '#lib/schemas/article.ts'
import { linesOf } from './compare.ts'
import type { Conflict } from './conflict-dialog.client.tsx'

/** What somebody else saved meanwhile. */
interface TheirVersion {
  savedBy: string
  updatedAt: Date
  fields: ArticleFieldsInput
}

/** Two versions of an article for the dialog. Only for browsers: a body's lines are read with their parser. */
export function articleConflict(theirs: TheirVersion, mine: ArticleFieldsInput): Conflict {
  const part = (name: string, linesIn: (fields: ArticleFieldsInput) => string[]) => ({
    name,
    theirs: linesIn(theirs.fields),
    mine: linesIn(mine),
  })
  return {
    title: 'Este artigo mudou enquanto você escrevia',
    savedBy: theirs.savedBy,
    savedAt: new Date(theirs.updatedAt),
    parts: [
      part('Título', ({ title }) => [title]),
      part('Resumo', ({ summary }) => [summary]),
      part('Texto', bodyLines),
      part('Tags, cidades e visibilidade', filing),
      part('Capa', cover),
    ],
    fate: 'As duas versões continuam no histórico do artigo. Se ficar com a do servidor, o seu texto continua guardado neste navegador e pode ser restaurado.',
  }
}

/** A body's lines as they are read. */
export const bodyLines = ({ content }: { content: string }) => linesOf(parseInBrowser(content))

const filing = ({ tags, cities, visibility }: ArticleFieldsInput) => [
  tags.join(', ') || 'Sem tags',
  cities.join(', ') || 'Sem cidade',
  visibility === 'premium' ? 'Premium' : 'Público',
]

const cover = ({ coverMediaId, coverImage, coverAlt, coverCredit }: ArticleFieldsInput) => [
  coverMediaId ?? (coverImage || 'Sem imagem'),
  coverAlt || 'Sem descrição',
  coverCredit || 'Sem crédito',
]
