/** A kind of content that a paste leaves out. */
export type Loss = keyof typeof names

const names = {
  pictures: 'imagens',
  deleted: 'trechos apagados na revisão',
  comments: 'comentários',
  hidden: 'texto oculto',
  media: 'vídeos, áudios e desenhos',
  formulas: 'fórmulas',
  fields: 'botões e campos de formulário',
  letters: 'letras de listas, que viraram números',
  links: 'endereços que leitores não abrem',
  stamps: 'data, hora e telefone das mensagens',
}

/** One sentence on what a paste left out; it names each kind once. */
export function lossSentence(lost: Iterable<Loss>): string {
  const kinds = new Set(lost)
  const named = [...kinds].map(kind => names[kind]).join('; ')
  return `Ficou de fora da colagem: ${named}.${kinds.has('pictures') ? ' Envie cada imagem com o botão “Imagem”.' : ''}`
}
