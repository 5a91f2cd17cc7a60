import { describe, expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { cutSearch, longestSearch } from './parts.ts'
import { readSearch } from './query.ts'
import { isStopWord } from './stop-words.ts'
import { searchable } from './text.ts'

const wordsOf = (typed: string) => readSearch(typed)?.words ?? null
const strictOf = (typed: string) => readSearch(typed)?.strict ?? null

describe('stop words', () => {
  test.each(['é', 'ha', 'são', 'sao', 'nao', 'às', 'sem', 'para'])('%s is one', word => {
    expect(isStopWord(word)).toBe(true)
  })

  test.each(['pôr', 'pará', 'sé', 'dá', 'chuva'])('%s is none', word => {
    expect(isStopWord(word)).toBe(false)
  })

  test('they are dropped before words get their other forms', () => {
    const alone = wordsOf('energia')
    for (const typed of ['sem energia', 'energia dos', 'energia É', 'NÃO energia']) expect(wordsOf(typed)).toBe(alone)
    expect(wordsOf('pôr sol')).toContain("'por0'")
  })

  test('they are searched when there is nothing else, or when they are quoted', () => {
    expect(wordsOf('para quem')).toMatch(/'para'.*'quem'/)
    expect(readSearch('para quem')?.ranked).toBe('')
    expect(wordsOf('"sem energia"')).toBe("'sem' & 'energia'")
  })
})

describe('what is typed', () => {
  test.each([
    ['1.204', ['1204']],
    ['19h30', ['19', 'h', '30']],
    ['covid-19', ['covid', '19']],
    ['m², H₂O, IBGE¹', ['m', '2', 'h', '2', 'o', 'ibge', '1']],
    ['Pará, 1º', ['para0', '1']],
    ['d’água', ['d', 'agua']],
    ['A\u0301gua', ['agua']],
    ['👍 日本', ['日本']],
  ])('%s is read as %j', (typed, words) => {
    expect(searchable(typed)).toEqual(words)
  })

  test('a joined word or number is a phrase, and a score is found in each of its spellings', () => {
    expect(strictOf('covid-19')).toBe("('covid 19')")
    expect(strictOf('R$ 1,5 milhão')).toBe("('1 5')")
    for (const score of ['2-1', '2x1']) expect(strictOf(score)).toBe("('2 1' | '2 x 1' | '2 a 1')")
    expect(strictOf('1.204 pacientes')).toBeNull()
  })

  test('quotes ask for a phrase, also typographic ones; an unclosed quote is none', () => {
    for (const typed of ['"sem energia"', '“Sem energia”']) expect(strictOf(typed)).toBe("('sem energia')")
    for (const typed of ['"energia', 'energia"', '""energia']) expect(readSearch(typed)).toMatchObject({ strict: null })
  })

  test('a minus leaves articles with the word or the phrase out, in any of its forms', () => {
    expect(strictOf('chuva -vento')).toMatch(/^!\('vento'/)
    expect(strictOf('chuva -"vento forte"')).toBe("!('vento forte')")
    // A number's minus is its sign, a dash is none, and a stop word would leave nothing over.
    for (const typed of ['chuva -3', 'chuva - vento', 'chuva-', 'chuva -de']) expect(strictOf(typed)).toBeNull()
    for (const typed of ['-vento', '-vento -"a b"']) expect(readSearch(typed)).toBeNull()
  })
})

describe('hostile input (abuse cases 13 and 21)', () => {
  const hostile = [
    '',
    ' ',
    "'; DROP TABLE articles; --",
    ':*&|!()<->',
    '\u0000',
    '-"',
    '"" -""',
    '\ud83d',
    "rio:* | ('x' <-> y) & \\!z",
    "d'água\\' | 'x",
    '[a-z]+(a|a)*$ \\m(?:x',
    '-'.repeat(10_000),
    '"'.repeat(10_001),
    'a-'.repeat(5_000),
    'a"'.repeat(5_000),
    'a'.repeat(10_000),
    'ª\u0301'.repeat(5_000),
  ]

  test.each(hostile.map(text => [text.slice(0, 30), text]))('%j becomes quoted words and nothing else', (_, text) => {
    const started = performance.now()
    for (const typed of [text, cutSearch(text).q]) {
      const query = readSearch(typed)
      for (const part of [query?.words, query?.strict, query?.ranked, query?.inOrder]) {
        expect((part ?? '').replace(/'[\p{L}\p{M}\p{N} ]*'/gu, '')).toMatch(/^[()&|! ]*$/)
      }
      expect(query?.starts ?? '\\m(?:)').toMatch(/^\\m\(\?:(?:[\p{L}\p{M}\p{N}|]|\\\.\?|\[\^\[:alnum:\]\]\*)*\)$/u)
    }
    expectWithin(2_000, started)
  })

  test('a long search is cut at a word, and says so; a headline is not', () => {
    const headline = 'Câmara '.repeat(28).trim()
    expect(cutSearch(`${headline} aprova`)).toMatchObject({ cut: false })
    const long = cutSearch('palavra '.repeat(1_000))
    expect(long).toMatchObject({ cut: true })
    expect(long.q).toMatch(/palavra$/)
    expect(cutSearch('a'.repeat(10_000)).q).toHaveLength(longestSearch)
    expect(cutSearch(`${'a'.repeat(longestSearch - 1)}👍`).q.isWellFormed()).toBe(true)
    expect(cutSearch(' a\tb\u0000 ')).toEqual({ q: 'a b', cut: false })
  })
})
