const sign = /[\p{L}\p{N}]/u
/** Whether each of the first 256 characters is a letter or a digit. */
const signs = Array.from({ length: 256 }, (_, code) => sign.test(String.fromCharCode(code)))

/** Where the words of a text begin and end, in turns: words are letters and digits. Without a pattern, since imports read millions of words. */
export function wordEdges(text: string): number[] {
  const edges: number[] = []
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const point = code < 256 ? code : (text.codePointAt(at) ?? code)
    const isSign = code < 256 ? signs[code] === true : sign.test(String.fromCodePoint(point))
    if (isSign !== inside) edges.push(at)
    inside = isSign
    if (point > 0xffff) at++
  }
  if (inside) edges.push(text.length)
  return edges
}
