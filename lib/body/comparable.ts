import { type Block, type Body, blockLines } from './body.ts'
import { writeBody } from './write.ts'

/** The label before the words of a block that is not a plain paragraph. */
const names: Partial<Record<Block['kind'], string>> = {
  heading: 'Intertítulo',
  quote: 'Citação',
  figure: 'Imagem',
  video: 'Vídeo',
  embed: 'Conteúdo incorporado',
  rule: 'Linha divisória',
  pull: 'Destaque',
  table: 'Tabela',
  post: 'Publicação',
}

/** A body's blocks for a comparison: the visible text of each, and its HTML as `form`. */
export const comparableBody = (body: Body): { text: string; form: string }[] =>
  body.map(block => {
    const words = blockLines(block).join('\n')
    const name = names[block.kind]
    return { text: name ? `[${name}] ${words}`.trim() : words, form: writeBody([block]) }
  })
