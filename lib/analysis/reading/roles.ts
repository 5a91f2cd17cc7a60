import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }

/** Words around a name that say what it is. All folded. */

/** Municipalities whose name is an ordinary noun of the news: they need their office or their state. */
export const nouns = new Set(lists.nouns)

/** Before “de” and a name, they make it a place: “prefeitura de Ibiporã”. */
export const placeHeads = new Set(lists.placeHeads)

/** Before “de” and a name, they make it something else: “Folha de Londrina”, “Rua de Toledo”, “linguiça de Bragança”. */
export const otherHeads = new Set(lists.otherHeads)

/** Right before a name they make it a street, a house, a river, a saint: no city. */
export const thingWords = new Set(lists.thingWords)

/** Before “de” and a name, they make it a smaller place or a thing of nature: “no distrito de São Sebastião”, “praia de Santa Rita”. */
export const smallerPlaces = new Set(lists.smallerPlaces)

/** Endings of nouns for people by what they do: “lavradores de Corumbá”, “cafeicultora de Cacoal”. */
export const agent = /(?:dor|dora|tor|tora|sor|sora|eiro|eira|ista|ante|ente|ario|aria|ano|ana)$/

/** Right before a name they make it a person. */
export const personWords = new Set(lists.personWords)

/** Verbs of speech, which people and not cities do. */
export const speechVerbs = new Set(lists.speechVerbs)

/** Given names of people in Brazil, for “Vitória Alves” and “Francisco de Assis”. */
export const givenNames = new Set(lists.givenNames)

/** Further given names: they tell a person's name, and never that a city's name is none. */
export const moreGivenNames = new Set(lists.moreGivenNames)

/** Verbs as headlines have them, which look like nouns. */
export const headlineVerbs = new Set(lists.headlineVerbs)
