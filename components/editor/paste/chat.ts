import type { Inline, Text } from '#lib/body/body.ts'
import { linkAddress, typedLink } from '#lib/body/link.ts'
import { chatStamp } from '#lib/text/chat-stamp.ts'

const telephone = /^\+?[\d\s().-]{8,}$/

/** Whether a line begins with the stamp of a message. */
export const hasStamp = (text: string): boolean => chatStamp.test(text)

/** A message without its stamp. The name of who wrote it stays; a telephone number goes. */
export function withoutStamp(text: string): string {
  const found = chatStamp.exec(text)
  if (!found) return text
  const name = (found[1] ?? '').replace(/^~\s*/, '').trim()
  const rest = text.slice(found[0].length)
  return name === '' || telephone.test(name) ? rest : `${name}: ${rest}`
}

/** Marks as chats write them, around words and not within them: `*negrito*`, `_itálico_`, `~tachado~`. */
const typedMark =
  /(?<=^|[\s([{"“‘'—–*_~-])(?:\*(?![\s*])([^*\n]{1,400})(?<!\s)\*|_(?![\s_])([^_\n]{1,400})(?<!\s)_|~(?![\s~])([^~\n]{1,400})(?<!\s)~)(?=$|[\s.,;:!?)\]}"”’'…—–*_~-])/gu
const address = /(?:https?:\/\/|www\.)[^\s<>"]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/giu

/** A text with the marks that a chat writes with signs, and its addresses as links. */
export const chatInlines = (text: Text): Inline[] =>
  piecesOf(text, typedMark, ([, bold, italic, strike]) =>
    chatInlines({
      ...text,
      text: bold ?? italic ?? strike ?? '',
      bold: text.bold || bold !== undefined,
      italic: text.italic || italic !== undefined,
      strike: text.strike || strike !== undefined,
    }),
  ).flatMap(piece => (piece.kind === 'text' && piece.href === null ? linked(piece) : [piece]))

const linked = (text: Text): Inline[] =>
  piecesOf(text, address, ([found]) => {
    const shown = found.replace(/[.,;:!?)\]'”’…*_~]{1,20}$/u, '')
    const href = /^https?:/i.test(shown) ? linkAddress(shown) : typedLink(shown)
    return [
      { ...text, text: shown, href },
      { ...text, text: found.slice(shown.length) },
    ]
  })

/** A text in pieces: each match of a pattern as `made` converts it, and the text between. */
function piecesOf(text: Text, pattern: RegExp, made: (found: RegExpExecArray) => Inline[]): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const found of text.text.matchAll(pattern)) {
    pieces.push({ ...text, text: text.text.slice(end, found.index) }, ...made(found))
    end = found.index + found[0].length
  }
  return [...pieces, { ...text, text: text.text.slice(end) }]
}
