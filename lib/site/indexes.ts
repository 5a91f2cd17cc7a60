/** The indexes of the archive: every city, subject or author with articles, in alphabetical order. */
export const indexes = [
  {
    kind: 'cities',
    path: '/cidades',
    title: 'Cidades',
    lead: 'Todas as cidades de que este jornal fala, com o número de artigos de cada uma.',
    empty: 'Nenhuma cidade encontrada',
  },
  {
    kind: 'tags',
    path: '/assuntos',
    title: 'Assuntos',
    lead: 'Todos os assuntos dos artigos deste jornal, com o número de artigos de cada um.',
    empty: 'Nenhum assunto encontrado',
  },
  {
    kind: 'authors',
    path: '/autores',
    title: 'Autores',
    lead: 'Quem assina os artigos deste jornal, com o número de artigos de cada pessoa.',
    empty: 'Nenhum autor encontrado',
  },
] as const

export type ArchiveIndex = (typeof indexes)[number]
export type IndexKind = ArchiveIndex['kind']

export interface IndexEntry {
  name: string
  path: string
  /** Counted up to `mostCountedInIndex` + 1. */
  articles: number
}

/** Above this an index says “mais de …”: an exact count would cost more with every article. */
export const mostCountedInIndex = 999

/** The most entries of one page of an index. With more, a page shows the first ones, and the letters lead to the rest. */
export const indexPage = 500

/** The letters of an index. `0` stands for names that begin with a digit. */
export const indexLetters = [...'abcdefghijklmnopqrstuvwxyz0']

/** The letter of a `?letra=` value; null for any other text. */
export const indexLetter = (value: string): string | null => (indexLetters.includes(value) ? value : null)
