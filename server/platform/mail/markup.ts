import { escapeHtml } from '#lib/text/html.ts'

/** HTML made by `markup` alone. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Piece = string | number | Markup | readonly Markup[] | null

const pieceOf = (piece: Piece): string => {
  if (piece === null) return ''
  if (piece instanceof Markup) return piece.html
  return typeof piece === 'object' ? piece.map(({ html }) => html).join('') : escapeHtml(String(piece))
}

/** A tagged template of HTML. Escapes every value, for text and quoted attributes, unless `markup` made it; null becomes nothing. */
export const markup = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...pieces.map(pieceOf)))
