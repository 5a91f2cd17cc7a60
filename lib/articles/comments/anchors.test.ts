import { describe, expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { type Anchor, findPassage, passageFinder, type Span } from './anchors.ts'

const text = 'A ponte caiu. Ninguém se feriu.\nA prefeitura diz que a ponte caiu de madrugada.'
const cut = (found: Span | null, of = text) => found && of.slice(found.start, found.end)

describe('a passage', () => {
  test('is found whatever space separates its paragraphs', () => {
    const anchor = { quote: 'se feriu. A prefeitura', before: '', after: '' }
    expect(cut(findPassage(text, anchor))).toBe('se feriu.\nA prefeitura')
    expect(cut(findPassage(text, { ...anchor, quote: 'se feriu.\n\n  A prefeitura' }))).toBe('se feriu.\nA prefeitura')
  })

  test('that occurs twice is the one with the words around it', () => {
    expect(findPassage(text, { quote: 'ponte caiu', before: 'diz que a ', after: ' de madrugada' })?.start).toBe(55)
    expect(findPassage(text, { quote: 'ponte caiu', before: 'A ', after: '. Ninguém' })?.start).toBe(2)
  })

  test('that was changed or is empty is not found', () => {
    expect(findPassage(text, { quote: 'a ponte cai', before: '', after: '' })).not.toBeNull()
    expect(findPassage(text, { quote: 'ponte desabou', before: '', after: '' })).toBeNull()
    expect(findPassage(text, { quote: ' \n', before: '', after: '' })).toBeNull()
  })
})

const anchorOf = (of: string, quote: string): Anchor => {
  const start = of.indexOf(quote)
  return { quote, before: of.slice(0, start).slice(-60), after: of.slice(start + quote.length).slice(0, 60) }
}

describe('an edited passage', () => {
  const anchor = anchorOf(text, 'Ninguém se feriu')

  test('is what stands between the same words, whatever was written there', () => {
    const found = (after: string) => cut(findPassage(after, anchor), after)
    expect(found(text.replace('Ninguém se feriu', 'Três pessoas se feriram'))).toBe('Três pessoas se feriram')
    expect(found(text.replace('Ninguém', 'Quase ninguém'))).toBe('Quase ninguém se feriu')
  })

  test('is not mistaken for its old words in another sentence', () => {
    const twice = 'Ontem a prefeitura informou o prazo. Depois, a prefeitura informou outro custo.'
    const second = { quote: 'a prefeitura', before: 'informou o prazo. Depois, ', after: ' informou outro custo.' }
    const after = twice.replace('Depois, a prefeitura', 'Depois, o governo')
    expect(cut(findPassage(after, second), after)).toBe('o governo')
  })

  test('is gone when it was taken out, even where its words stand elsewhere', () => {
    const word = anchorOf(text, 'ponte caiu')
    expect(findPassage(text.replace('A ponte caiu. ', ''), word)).toBeNull()
    expect(findPassage(text.replace(' Ninguém se feriu.', ''), anchorOf(text, ' Ninguém se feriu.'))).toBeNull()
    expect(findPassage('', anchor)).toBeNull()
  })

  test('is found by its words where those around it changed too', () => {
    const long = anchorOf(text, 'A prefeitura diz que a ponte caiu')
    const after = 'Tudo é novo. A prefeitura da cidade diz agora que a ponte caiu ontem, e mais nada.'
    expect(cut(findPassage(after, long), after)).toBe('A prefeitura da cidade diz agora que a ponte caiu')
  })
})

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

describe('through random edits', () => {
  const rounds = Array.from({ length: 300 }, (_, seed) => seed)
  const syllables = ['ca', 're', 'mi', 'lo', 'pun', 'ta', 'ves', 'gui', 'dor', 'na', 'be', 'xi']

  function scene(seed: number) {
    const random = seeded(seed + 1)
    const pick = (below: number) => Math.floor(random() * below)
    const word = () => Array.from({ length: 2 + pick(3) }, () => syllables[pick(syllables.length)]).join('')
    const words = Array.from({ length: 120 }, (_, index) => (index % 30 === 29 ? `${word()}.\n` : word()))
    const size = 2 + pick(12)
    const from = 20 + pick(70)
    const join = (parts: readonly string[]) => parts.join(' ')
    const [head, quoted, tail] = [words.slice(0, from), words.slice(from, from + size), words.slice(from + size)]
    const anchor = anchorOf(join(words), join(quoted).trim())
    return { pick, word, head, quoted, tail, anchor, join }
  }

  const edit = (parts: readonly string[], times: number, { pick, word }: ReturnType<typeof scene>): string[] => {
    const edited = [...parts]
    for (let time = 0; time < times; time++) {
      const kind = pick(3)
      const at = pick(edited.length)
      if (kind === 0) edited.splice(at, 0, word())
      else edited.splice(at, 1, ...(kind === 1 ? [word()] : []))
    }
    return edited
  }

  test('before and after it, a passage keeps its place', () => {
    for (const seed of rounds) {
      const given = scene(seed)
      const { head, quoted, tail, anchor, join } = given
      const [before, after] = [edit(head.slice(0, -3), 12, given), edit(tail, 12, given)]
      const edited = join([...before, ...head.slice(-3), ...quoted, ...after])
      const found = findPassage(edited, anchor)
      expect(cut(found, edited)).toBe(anchor.quote)
      expect(found?.start, `seed ${seed}`).toBe(join([...before, ...head.slice(-3), '']).length)
    }
  })

  test('inside it, a passage is still marked within its own bounds', () => {
    for (const seed of rounds) {
      const given = scene(seed)
      const { head, quoted, tail, anchor, join } = given
      const inside = edit(quoted, Math.ceil(quoted.length / 2), given)
      if (inside.length === 0) continue
      const edited = join([...edit(head.slice(0, -8), 6, given), ...head.slice(-8), ...inside, ...tail])
      // A word that was put directly before or behind the unchanged passage may count as its own or not.
      expect([join(inside).trim(), anchor.quote], `seed ${seed}`).toContain(
        cut(findPassage(edited, anchor), edited)?.trim(),
      )
    }
  })

  test('that take it out, a passage is gone', () => {
    for (const seed of rounds) {
      const given = scene(seed)
      const { head, tail, anchor, join } = given
      expect(findPassage(join([...head, ...tail]), anchor), `seed ${seed}`).toBeNull()
    }
  })
})

test('a text of 50,000 letters with 200 reworded passages is searched in a moment', () => {
  const long = Array.from({ length: 8_000 }, (_, index) => `palavra${index % 900}`).join(' ')
  const find = passageFinder(long)
  const start = performance.now()
  for (let index = 0; index < 200; index++) {
    find({
      quote: `palavra${index} outra ${'coisa '.repeat(90)}palavra${index + 2}`,
      before: 'nada disso',
      after: 'aqui',
    })
  }
  expectWithin(3_000, start)
})
