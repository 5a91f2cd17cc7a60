const noBreak = '\u00a0'

const units =
  'mil|milh(?:ão|ões)|bilh(?:ão|ões)|trilh(?:ão|ões)|reais|real|km/h|km²|km|m²|m³|cm|mm|m|kg|mg|g|t|ml|l|L|ha|MWh|kWh|GW|MW|kW|GB|MB|mm|°C|ºC|h|min|s|%'

/** The gaps of a text at which no line may end: after a currency, between an amount and its unit, inside a score, after “nº”. */
const bound = [
  /((?:R|US)\$|€|£)[ ](?=\d)/g,
  new RegExp(`(\\d)[ ](?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'),
  /(\d)[ ](?=[ax×][ ]\d)/g,
  /(\d\u00a0[ax×])[ ](?=\d)/g,
  /((?:^|[^\p{L}])n[ºo°.]\.?)[ ](?=\d)/giu,
] as const

/** The strokes and hyphens at which no line may end: in “60 km/h”, and in “e-mail”. */
const joined = [/(\d\u00a0km\/)(?=h)/g, /(?<!\p{L})(e-)(?=mail)/giu] as const

/**
 * A text for the screen, in which amounts, scores and measures stay on one line: “R$ 1,5 milhão”, “2 x 1”, “60 km/h”, and “e-mail”. Takes plain
 * text and gives it with no-break spaces, and a word joiner after a stroke or hyphen; the stored text stays as it is.
 */
export const bindAmounts = (text: string): string => {
  const spaced = bound.reduce((before, gap) => before.replace(gap, `$1${noBreak}`), text)
  return joined.reduce((before, sign) => before.replace(sign, '$1\u2060'), spaced)
}

/** Words that lead to another word: a cut text does not end in one. Prepositions, articles, conjunctions, possessives and short verbs. */
const leading = new Set(
  `a à ao aos às as ante após até com como contra cuja cujas cujo cujos da das de desde do dos duas dois e é em enquanto entre era essa essas
  esse esses esta está estão estas este estes eram foi foram há já lhe mais mas menos muito muita na não nas nem nenhum nenhuma nesse nessa
  nesta neste no nos num numa o onde os ou para pela pelas pelo pelos pois por pra quais qual quando quase que quem se sem ser são seu seus
  sob sobre só sua suas também tão tem têm toda todas todo todos três um uma umas uns vai vão d deste desta desse dessa daquele daquela
  àquele àquela aquele aquela cada nossa nosso n nº art sr sra dr dra av
  além antes através cerca conforme dentro depois diante durante junto perto segundo outra outras outro outros
  mil milhão milhões bilhão bilhões trilhão trilhões`.split(/\s+/),
)

/** The last word of a text, without the signs around it. */
const lastWord = (text: string) => /([\p{L}\p{N}º$]+)[^\p{L}\p{N}º$]*$/u.exec(text)?.[1]?.toLowerCase() ?? ''

/** Whether a text ends in a word that leads to another, without a sign after it: “…a ponte da”. */
export const isLeadingWord = (text: string) => /\p{L}$/u.test(text) && leading.has(lastWord(text))

/** Whether a cut text may end in a word: not in one that leads to another, and in a number only if it is a year. */
const canEnd = (word: string) => !leading.has(word) && (!/^\d+$/.test(word) || /^(?:19|20)\d\d$/.test(word))

/** Abbreviations whose full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(“"])(?:\p{L}|art|arts|av|dr|dra|drs|etc|exma|exmo|gen|cel|cap|jr|ltda|min|n|nº|p|pág|prof|profa|r|sr|sra|srs|sta|sto|tel|vs)\.$/iu

/** The sentences at the beginning of a text that fit in `max` characters, or an empty text. */
function wholeSentences(text: string, max: number): string {
  let fitting = ''
  for (const { index, 0: end } of text.matchAll(/[.!?…]["”’)]*(?=\s+["“‘(]?[\p{Lu}\p{N}])/gu)) {
    const sentences = text.slice(0, index + end.length)
    if (sentences.length > max) break
    if (!abbreviation.test(sentences)) fitting = sentences
  }
  return fitting
}

/** Whether each quotation mark and bracket that opens in a text also closes in it. */
function isClosed(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  return (
    count(/“/g) === count(/”/g) && count(/«/g) === count(/»/g) && count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0
  )
}

/**
 * A summary for a card: the whole text if it has at most `max` characters, else its first sentences, or its part before a semicolon, if
 * its beginning up to a word that can end a line, with an ellipsis. Never “…de”, an amount without its unit or half a quotation. Gives text
 * with amounts bound (`bindAmounts`).
 */
export function briefly(summary: string, max: number): string {
  const text = bindAmounts(summary.trim())
  if (text.length <= max) return text
  const sentences = wholeSentences(text, max)
  if (sentences.length >= max / 3) return sentences
  const clause = text.slice(0, text.lastIndexOf(';', max))
  if (clause.length >= max / 3 && clause.length <= max && isClosed(clause)) return `${clause}…`
  const words = text.slice(0, max).split(' ')
  // The last word may be cut; it is whole only if a gap follows.
  if (text[max] !== ' ') words.pop()
  const whole = words.join(' ')
  for (let kept = whole; kept.length > max / 3; kept = kept.slice(0, kept.lastIndexOf(' '))) {
    if (canEnd(lastWord(kept)) && isClosed(kept)) return `${trimmed(kept)}…`
    if (!kept.includes(' ')) break
  }
  return `${trimmed(whole || text.slice(0, max).replace(/[\ud800-\udbff]$/, ''))}…`
}

/** Without signs that announce more, which would stand before the ellipsis. */
const trimmed = (text: string) => text.replace(/[\s,;:.–—-]{1,20}$/u, '')
