/**
 * A folded Portuguese word without the endings of number, gender and the most frequent derivations, so that inflections of one word are equal:
 * “escolas” and “escola”, “municipais” and “municipal”, “vacinação” and “vacinas”. No word of the language, only a key.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let root = singular(word)
  for (const [ending, least] of derivations) {
    if (root.length - ending.length >= least && root.endsWith(ending)) {
      root = root.slice(0, -ending.length)
      break
    }
  }
  return root.length > 3 ? root.replace(/[aeo]$/, '') : root
}

const plurals: readonly (readonly [string, string])[] = [
  ['coes', 'cao'],
  ['soes', 'sao'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ses', 's'],
]

/** The singular of a folded noun or adjective; a word that is none already may lose its last letter. */
export function singular(word: string): string {
  if (
    !word.endsWith('s') ||
    word.length < 4 ||
    /(?:onibus|virus|lapis|atlas|pires|onus|bonus|campus|status|mais|pais|menos|apos|tras|gas|mes|tres|deus|jesus|cais)$/.test(
      word,
    )
  )
    return word
  for (const [from, to] of plurals) if (word.endsWith(from)) return word.slice(0, -from.length) + to
  // “startups”, “shows”
  return /(?:[aeiou]|[bcdfgkptw])s$/.test(word) ? word.slice(0, -1) : word
}

/** Endings that are cut, with the letters that must stay. */
const derivations: readonly (readonly [string, number])[] = [
  ['izacao', 4],
  ['amento', 4],
  ['imento', 4],
  ['acao', 4],
  ['icao', 4],
  ['ador', 4],
  ['adora', 4],
  ['ante', 4],
  ['ista', 4],
  ['idade', 4],
]
