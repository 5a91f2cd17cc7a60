import country from '#prisma/reference/analysis/country.json' with { type: 'json' }
import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }

/** The states by their folded names. */
export const states: Record<string, string> = country.statesByName

/** The states' two letters. */
export const stateLetters = new Set(Object.values(states))

/** Names that are also words, saints, surnames, persons or states: alone they tell no place. Folded. */
const common = new Set(lists.commonNames)

/** Whether a folded name alone tells no place. */
export const isCommonName = (words: readonly string[]) => common.has(words.join(' '))
