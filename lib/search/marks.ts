/** Marks around found words in the database's answer: private-use characters that no font shows. */
export const mark = { start: '\ue000', stop: '\ue001' }

export interface Piece {
  text: string
  marked: boolean
}

/** A marked text as pieces. A start mark without a stop mark applies to the end. No mark stays in the text. */
export function markedPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [index, part] of text.split(mark.start).entries()) {
    const [inside = '', ...outside] = part.split(mark.stop)
    if (index === 0) pieces.push({ text: inside + outside.join(''), marked: false })
    else pieces.push({ text: inside, marked: true }, { text: outside.join(''), marked: false })
  }
  return pieces.filter(piece => piece.text !== '')
}

/** Whether a text contains a mark. */
export const hasMarks = (text: string) => text.includes(mark.start)

/** A text without its marks. */
export const withoutMarks = (text: string) => text.replaceAll(mark.start, '').replaceAll(mark.stop, '')
