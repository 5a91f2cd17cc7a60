import { describe, expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { bindAmounts, briefly } from './typography.ts'

const shown = (text: string) =>
  bindAmounts(text)
    .replace(/\u00a0/g, '_')
    .replace(/\u2060/g, '')

describe('amounts and scores', () => {
  test.each([
    ['Obra de R$ 1,5 milhão começa', 'Obra de R$_1,5_milhão começa'],
    ['Time vence por 2 x 1 em casa', 'Time vence por 2_x_1 em casa'],
    ['Serrana faz 4 a 3 e leva a taça', 'Serrana faz 4_a_3 e leva a taça'],
    ['Radar a 60 km/h na avenida', 'Radar a 60_km/h na avenida'],
    ['Às 19h30, 12 mil pessoas', 'Às 19h30, 12_mil pessoas'],
    ['Chuva de 80 mm em 3 h', 'Chuva de 80_mm em 3_h'],
    ['Lei nº 1204 vale', 'Lei nº_1204 vale'],
    ['US$ 3 bilhões e 40 % de queda', 'US$_3_bilhões e 40_% de queda'],
    ['Em 2026 mulheres e 3 milhares', 'Em 2026 mulheres e 3 milhares'],
    ['Das 8 às 10 e os 2 xerifes', 'Das 8 às 10 e os 2 xerifes'],
  ])('“%s” keeps them on one line', (text, bound) => {
    expect(shown(text)).toBe(bound)
  })

  test('the words stay the same', () => {
    const text = 'R$ 1,5 milhão a 60 km/h e 2 x 1'
    expect(
      bindAmounts(text)
        .replace(/\u2060/g, '')
        .replace(/\u00a0/g, ' '),
    ).toBe(text)
  })
})

describe('a summary on a card', () => {
  test('that fits is whole', () => {
    expect(briefly('Uma frase curta', 20)).toBe('Uma frase curta')
  })

  test('ends at a sentence that fits', () => {
    expect(briefly('A ponte reabre hoje às 8h. O desvio pelo centro acaba depois de dois anos de obra.', 50)).toBe(
      'A ponte reabre hoje às 8h.',
    )
  })

  test('ends before a semicolon', () => {
    expect(briefly('Obra fica pronta em 150 dias; seis linhas de ônibus mudam de trajeto', 50)).toBe(
      'Obra fica pronta em 150 dias…',
    )
  })

  test('does not take an abbreviation for the end of a sentence', () => {
    expect(briefly('O hospital do dr. Alves reabre a ala infantil depois de dois anos fechada', 45)).toBe(
      'O hospital do dr. Alves reabre a ala infantil…',
    )
  })

  test.each([
    ['Prefeitura anuncia a reabertura de três escolas da zona rural', 34, 'Prefeitura anuncia a reabertura…'],
    ['Prefeitura anuncia escolas e o hospital municipal novo', 31, 'Prefeitura anuncia escolas…'],
    ['Prefeitura paga obra de R$ 1,5 milhão em duas parcelas', 29, 'Prefeitura paga obra…'],
    ['Prefeito diz que a obra “não para por nada” neste ano', 38, 'Prefeito diz que a obra…'],
    ['Queda de luz parou o jogo diante de 3 mil pessoas', 42, 'Queda de luz parou o jogo…'],
    ['Cidade vai receber outras 40 casas em 2026 e em 2027', 29, 'Cidade vai receber…'],
    ['Moradores pedem água, luz, e calçada na rua principal', 27, 'Moradores pedem água, luz…'],
  ])('“%s” ends at a word that can end', (text, max, brief) => {
    expect(briefly(text, max)).toBe(brief)
  })

  test('has no word to end at: it is cut', () => {
    expect(briefly('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)}…`)
    expect(briefly(`${'de '.repeat(20)}`, 10).length).toBeLessThanOrEqual(11)
  })

  test('never takes long', () => {
    const start = performance.now()
    for (const hostile of ['“'.repeat(500), '1 x '.repeat(125), 'a. '.repeat(160), '\u00a0'.repeat(500)])
      briefly(hostile, 100)
    expectWithin(200, start)
  })
})
