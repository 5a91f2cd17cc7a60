import { describe, expect, test } from 'vitest'
import { type ComparedParagraph, compareItems, compareTexts, sideOf } from './difference.ts'

const plainTexts = (...texts: string[]) => texts.map(text => ({ text, form: `<p>${text}</p>` }))
/** A comparison as text: [-removed-] and {+added+}. */
const written = (paragraphs: readonly ComparedParagraph[]) =>
  paragraphs.map(({ stretches, restyled }) => {
    const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const
    return stretches.map(({ kind, text }) => marks[kind].join(text)).join('') + (restyled ? ' *' : '')
  })
const side = (paragraphs: readonly ComparedParagraph[], kind: 'added' | 'removed') =>
  paragraphs
    .flatMap(({ stretches }) => stretches)
    .filter(stretch => stretch.kind === 'same' || stretch.kind === kind)
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '')

describe('two texts compared', () => {
  test('show the words that changed, with accents whole', () => {
    const compared = compareTexts(plainTexts('A ponte não caiu.', 'Fim.'), plainTexts('A ponte já caiu.', 'Fim.'))
    expect(written(compared)).toEqual(['A ponte [-não-]{+já+} caiu.', 'Fim.'])
  })

  test('show added and removed paragraphs', () => {
    const compared = compareTexts(plainTexts('Um.', 'Dois.', 'Três.'), plainTexts('Um.', 'Três.', 'Quatro.'))
    expect(written(compared)).toEqual(['Um.', '[-Dois.-]', 'Três.', '{+Quatro.+}'])
  })

  test('set a rewritten paragraph beside its successor, with the words marked, and keep strangers apart', () => {
    const compared = compareTexts(
      plainTexts(
        'A prefeitura informou na terça que a ponte abre em duas semanas.',
        'O governador não quis comentar a decisão do tribunal.',
        'Fim.',
      ),
      plainTexts(
        'Chove forte em Sobral desde ontem, e a Defesa Civil pede cuidado.',
        'A ponte só abre em três semanas, segundo a prefeitura.',
        'Fim.',
      ),
    )
    expect(compared.map(({ rewritten }) => rewritten)).toEqual([false, true, false, false])
    const [stranger, pair, gone] = compared
    expect(written([stranger, gone].flatMap(each => each ?? []))).toEqual([
      '{+Chove forte em Sobral desde ontem, e a Defesa Civil pede cuidado.+}',
      '[-O governador não quis comentar a decisão do tribunal.-]',
    ])
    const words = (kind: 'removed' | 'added') =>
      sideOf(pair?.stretches ?? [], kind)
        .map(({ text }) => text)
        .join('')
    expect(words('removed')).toBe('A prefeitura informou na terça que a ponte abre em duas semanas.')
    expect(words('added')).toBe('A ponte só abre em três semanas, segundo a prefeitura.')
  })

  test('show no change of words where paragraphs were only split or joined', () => {
    const whole = plainTexts('Um dois três. Quatro cinco.')
    const parts = plainTexts('Um dois três.', 'Quatro cinco.')
    for (const compared of [compareTexts(whole, parts), compareTexts(parts, whole)])
      expect(written(compared).join('')).not.toMatch(/\{\+\S|\[-\S/)
  })

  test('that are lists are compared item by item', () => {
    expect(compareItems(['Campina (PB)', 'Natal (RN)'], ['Campos (RJ)', 'Natal (RN)'])).toMatchObject([
      { kind: 'removed', text: 'Campina (PB)' },
      { text: ', ' },
      { kind: 'added', text: 'Campos (RJ)' },
      { text: ', ' },
      { kind: 'same', text: 'Natal (RN)' },
    ])
  })
  test('lose no word on either side, whatever the texts', () => {
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % most
    }
    const words = ['a', 'ponte', 'caiu', 'não', 'ação', 'São', 'Luís,', '12%', '"aspas"', '😀', '\n']
    const text = () =>
      plainTexts(
        ...Array.from({ length: next(8) }, () =>
          Array.from({ length: 1 + next(12) }, () => words[next(words.length)]).join(' '),
        ),
      )
    for (let run = 0; run < 100; run++) {
      const before = text()
      const after = text()
      const compared = compareTexts(before, after)
      const whole = (texts: typeof before) =>
        texts
          .map(each => each.text)
          .join('')
          .replace(/\s/g, '')
      expect(side(compared, 'removed')).toBe(whole(before))
      expect(side(compared, 'added')).toBe(whole(after))
    }
  })
})
