import type { OpenScreen } from '#lib/addresses/screens/open-screens.ts'
import { type PaletteFound, type PaletteItem, paletteKinds } from '#lib/palette.ts'
import { fold } from '#lib/text/text.ts'

/** What the palette shows under one heading. */
export interface PaletteGroup {
  name: string
  items: PaletteItem[]
}

const names = { articles: 'Matérias', ideas: 'Pautas', events: 'Eventos', people: 'Pessoas' }
const mostScreens = 5

/**
 * The groups for a typed text: the screens whose name or place has its words, what the server found, and the list that reads whole texts, whose address
 * ends in the words. Without a text all screens.
 */
export function groupsFor(
  typed: string,
  screens: readonly OpenScreen[],
  found: PaletteFound | null,
  texts: string,
): PaletteGroup[] {
  const text = typed.trim()
  const words = fold(text).split(' ').filter(Boolean)
  const named = screens.filter(({ name, place }) => {
    const known = fold(`${name} ${place}`)
    return words.every(word => known.includes(word))
  })
  // “Mesa” is a place, and its screens come after one that is called so.
  const first = named.toSorted((one, other) => Number(isNamed(other, words)) - Number(isNamed(one, words)))
  const shown = text === '' ? named : first.slice(0, mostScreens)
  const inTexts = {
    id: 'texts',
    title: `Buscar “${text}” nos textos`,
    status: '',
    note: '',
    href: `${texts}${encodeURIComponent(text)}`,
  }
  return [
    { name: 'Telas', items: shown.map(screenItem) },
    ...paletteKinds.map(kind => ({ name: names[kind], items: found?.[kind] ?? [] })),
    { name: 'Textos inteiros', items: text === '' ? [] : [inTexts] },
  ].filter(({ items }) => items.length > 0)
}

const isNamed = ({ name }: OpenScreen, words: readonly string[]) => words.every(word => fold(name).includes(word))

const screenItem = ({ path, name, place }: OpenScreen): PaletteItem => ({
  id: path,
  title: name,
  status: place,
  note: '',
  href: path,
})
