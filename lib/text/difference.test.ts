import { describe, expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { type ComparedParagraph, compareItems, compareTexts, compareWords, sideOf } from './difference.ts'

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
    expect(
      written(compareTexts(plainTexts('A ponte não caiu.', 'Fim.'), plainTexts('A ponte já caiu.', 'Fim.'))),
    ).toEqual(['A ponte [-não-]{+já+} caiu.', 'Fim.'])
  })

  test('show added and removed paragraphs', () => {
    expect(written(compareTexts(plainTexts('Um.', 'Dois.', 'Três.'), plainTexts('Um.', 'Três.', 'Quatro.')))).toEqual([
      'Um.',
      '[-Dois.-]',
      'Três.',
      '{+Quatro.+}',
    ])
    expect(written(compareTexts([], plainTexts('Um.')))).toEqual(['{+Um.+}'])
  })

  test('mark paragraphs where only the look changed', () => {
    const bold = [{ text: 'Um.', form: '<p><strong>Um.</strong></p>' }]
    expect(written(compareTexts(plainTexts('Um.'), bold))).toEqual(['Um. *'])
  })

  test('are compared word by word even when each paragraph of a long story changed', () => {
    const story = (weeks: string, day: string, who: string) =>
      plainTexts(
        ...Array.from(
          { length: 400 },
          (_, place) =>
            `Trecho ${place} da obra ${place * 7}: a prefeitura informou na ${day} que a ponte abre em ${weeks} semanas, disse o ${who}.`,
        ),
      )
    const later = [...plainTexts('Abertura nova.'), ...story('três', 'quarta', 'prefeito')]
    const shown = written(compareTexts(story('duas', 'terça', 'secretário'), later))
    expect(shown[0]).toBe('{+Abertura nova.+}')
    const changed = shown.filter(text => text.includes('abre em [-duas-]{+três+} semanas'))
    // A very busy machine may compare only some of them.
    expect(changed.length, 'paragraphs with few words changed').toBeGreaterThan(100)
  })

  test('show no words as removed and added where only the look of a long passage changed, separators included', () => {
    const plainTexts = (form: string, weeks: string, day: string, who: string) =>
      Array.from({ length: 400 }, (_, place) => {
        const text = `Trecho ${place} da obra ${place * 7}: a prefeitura informou na ${day} que a ponte abre em ${weeks} semanas, disse o ${who}.`
        return { text: place % 10 === 9 ? '* * *' : text, form }
      })
    const shown = written(
      compareTexts(plainTexts('<p>', 'duas', 'terça', 'secretário'), plainTexts('<h2>', 'três', 'quarta', 'prefeito')),
    )
    expect(shown.filter(text => text.includes('* * *')).slice(0, 3)).toEqual(['* * * *', '* * * *', '* * * *'])
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

  test('mark words that follow each other as one', () => {
    const same = (text: string) => ({ kind: 'same' as const, text })
    const removed = (text: string) => ({ kind: 'removed' as const, text })
    const added = (text: string) => ({ kind: 'added' as const, text })
    const stretches = [same('A '), removed('ponte'), added('obra'), same(' '), removed('velha'), same(' caiu')]
    expect(sideOf(stretches, 'removed')).toEqual([same('A '), removed('ponte velha'), same(' caiu')])
    expect(sideOf(stretches, 'added')).toEqual([same('A '), added('obra'), same('  caiu')])
  })

  test('show no change of words where paragraphs were only split or joined', () => {
    const [whole, parts] = [plainTexts('Um dois três. Quatro cinco.'), plainTexts('Um dois três.', 'Quatro cinco.')]
    for (const compared of [compareTexts(whole, parts), compareTexts(parts, whole)])
      expect(written(compared).join('')).not.toMatch(/\{\+\S|\[-\S/)
  })

  test('that are lists are compared item by item', () => {
    expect(
      compareItems(['Campina Grande (PB)', 'Natal (RN)'], ['Campos (RJ)', 'Natal (RN)', 'Bom Jesus (PB)']),
    ).toEqual([
      { kind: 'removed', text: 'Campina Grande (PB)' },
      { kind: 'same', text: ', ' },
      { kind: 'added', text: 'Campos (RJ)' },
      { kind: 'same', text: ', ' },
      { kind: 'same', text: 'Natal (RN)' },
      { kind: 'same', text: ', ' },
      { kind: 'added', text: 'Bom Jesus (PB)' },
    ])
    expect(compareItems([], [])).toEqual([])
  })

  test('show no change when they are equal', () => {
    expect(compareWords('Obra atrasa', 'Obra atrasa')).toEqual([{ kind: 'same', text: 'Obra atrasa' }])
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
    for (let run = 0; run < 200; run++) {
      const [before, after] = [text(), text()]
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

  test('of 50,000 characters without common words take less than two seconds', () => {
    const long = (seed: number) => {
      let state = seed
      return Array.from({ length: 9_000 }, () => {
        state = (state * 16_807) % 2_147_483_647
        return state.toString(36).slice(0, 5)
      })
    }
    const [before, after] = [long(3), long(11)]
    const started = performance.now()
    compareTexts(plainTexts(before.join(' ')), plainTexts(after.join(' ')))
    compareTexts(plainTexts(...before), plainTexts(...after))
    expectWithin(2_000, started)
  })
})
