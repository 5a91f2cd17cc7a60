import { expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { plainDescription } from './plain-description.ts'

test.each([
  [
    '<p>Venha ao <b>sarau</b>&nbsp;da cidade.</p><p><a href="https://exemplo.org/s">Ingressos</a></p>\nLinha\n\nFim',
    'Venha ao sarau da cidade.\nIngressos (https://exemplo.org/s)\n\nLinha\n\nFim',
  ],
  ['Música &amp; poesia<br>Entrada: R$&nbsp;10', 'Música & poesia\nEntrada: R$ 10'],
  ['<ul><li>Um</li><li>Dois</li></ul>', '- Um\n- Dois'],
  ['<a href="https://exemplo.org/s" target="_blank">exemplo.org/s</a>', 'https://exemplo.org/s'],
  ['<html><body><div>Só <span style="color:red">hoje</span></div></body></html>', 'Só hoje'],
  // What is no HTML stays as it is.
  ['Menores de 12 < 18 & maiores, a <3 de todos', 'Menores de 12 < 18 & maiores, a <3 de todos'],
  ['Linha 1\n  Linha 2', 'Linha 1\n  Linha 2'],
  ['<https://exemplo.org>', '<https://exemplo.org>'],
])('the description %j is %j', (html, text) => expect(plainDescription(html)).toBe(text))

test('a hostile description costs little', () => {
  const began = performance.now()
  for (const part of ['<a ', '<a href=', '<p>', '&nbsp;', '<li', '</p', '<br <'])
    plainDescription(`<p>${part.repeat(8_000 / part.length)}`)
  expectWithin(2_000, began)
})
