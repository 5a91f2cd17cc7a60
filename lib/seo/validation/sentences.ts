/** A sentence of a paragraph. */
export interface Sentence {
  text: string
  words: string[]
}

/** Words that end in a period and end no sentence. */
const abbreviations = new Set(
  (
    'sr sra srs sras dr dra drs profa prof exmo exma av al r n nº no nos p pp pág cap art arts inc vol ed tel cel ' +
    'jr eng arq cia ltda dep sen gov pres min ten cap cel maj gen sgt sto sta st pe d obs ex aprox min máx km h hab'
  ).split(' '),
)

const token = /\S+/g
const startsSentence = /^["“”'‘([—–-]*[\p{Lu}\p{N}]/u

/** The sentences of a paragraph, in order. Periods of abbreviations, initials and numbers end none. */
export function sentencesIn(paragraph: string): Sentence[] {
  const sentences: Sentence[] = []
  const tokens = [...paragraph.matchAll(token)]
  let from = 0
  let words: string[] = []
  tokens.forEach((match, place) => {
    const [written] = match
    if (/[\p{L}\p{N}]/u.test(written)) words.push(written)
    const next = tokens[place + 1]
    if (next && !endsSentence(written, next[0])) return
    const end = match.index + written.length
    if (words.length > 0) sentences.push({ text: paragraph.slice(from, end), words })
    from = next?.index ?? end
    words = []
  })
  return sentences
}

function endsSentence(written: string, next: string): boolean {
  const bare = written.replace(/["”’')\]]{1,4}$/, '')
  if (/[!?…]$/.test(bare)) return startsSentence.test(next)
  if (!bare.endsWith('.') || !startsSentence.test(next)) return false
  const word = bare.slice(0, -1).replace(/^["“‘([]{1,4}/, '')
  // An initial (“J. Silva”) ends none; a sentence that ends in one capital letter is rare.
  if (/^\p{Lu}$/u.test(word)) return false
  return !abbreviations.has(word.toLowerCase())
}

/** A word in small letters without the signs around it. */
export const bareWord = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]{1,8}/u, '')
    .replace(/[^\p{L}\p{N}]{1,8}$/u, '')
