/** Endings that change in Portuguese plurals, on folded words. Each pair applies in both directions. The stemmer handles other endings. */
const endings: readonly (readonly [string, string])[] = [
  ['ao', 'oes'],
  ['ao', 'aes'],
  ['ao', 'aos'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['il', 'is'],
  ['il', 'eis'],
  ['ol', 'ois'],
  ['ul', 'uis'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['s', 'ses'],
  // A noun and its verb (vacinação, vacinar, vacina): without the cedilla the stemmer separates them.
  ['acao', 'ar'],
  ['acao', 'a'],
  ['acao', 'ado'],
]

/** A folded word and the forms that its endings suggest. Some forms are not words: no article contains them, and they find nothing. */
export function wordForms(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  const singular = word.endsWith('coes') ? `${word.slice(0, -3)}ao` : word.replace(/([aeiou])s$/, '$1')
  const singulars = [...new Set([word, singular])]
  const forms = singulars.flatMap(form => [
    form,
    ...endings.flatMap(([one, other]) => [swap(form, one, other), swap(form, other, one)]),
  ])
  return [...new Set(forms.filter(form => form.length > 2))]
}

function swap(word: string, from: string, to: string): string {
  return word.length > from.length && word.endsWith(from) ? word.slice(0, -from.length) + to : ''
}
