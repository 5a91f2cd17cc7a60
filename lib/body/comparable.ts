import { type Block, type Body, blockLines } from './body.ts'
import { writeBody } from './write.ts'

/** What a block is called before its words where it is no plain paragraph. */
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

/** A body's blocks as they are compared: what a person reads of each, and its HTML. */
export const comparableBody = (body: Body): { text: string; form: string }[] =>
  body.map(block => {
    const words = blockLines(block).join('\n')
    const name = names[block.kind]
    return { text: name ? `[${name}] ${words}`.trim() : words, form: writeBody([block]) }
  })
