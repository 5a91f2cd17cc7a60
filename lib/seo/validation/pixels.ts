/** Widths of Arial, the font of Google's results, in thousandths of its size (its own metrics). */
const groups: Record<string, string> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[]\\ft',
  333: '()-`r“”',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  370: 'ª',
  389: '*',
  469: '^',
  500: 'Jckszxyv',
  556: '#$0123456789?_abdeghnopquL–',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
}

const widths = new Map(
  Object.entries(groups).flatMap(([width, letters]) => [...letters].map(letter => [letter, Number(width)] as const)),
)

/** Most other signs are about as wide as a digit. */
const usual = 556

/** The width of a text in Arial of a size in pixels. Accents add nothing. */
export function pixelsOf(text: string, size: number): number {
  let units = 0
  for (const letter of text.normalize('NFD')) {
    if (!/\p{Mn}/u.test(letter)) units += widths.get(letter) ?? usual
  }
  return (units * size) / 1000
}

/** Splits a text where it passes a width: what is shown, and what is cut, at a word. */
export function splitAtPixels(text: string, size: number, most: number): [shown: string, cut: string] {
  if (pixelsOf(text, size) <= most) return [text, '']
  const words = text.split(' ')
  let shown = words.length
  while (shown > 0 && pixelsOf(words.slice(0, shown).join(' '), size) > most) shown--
  return [words.slice(0, shown).join(' '), words.slice(shown).join(' ')]
}
