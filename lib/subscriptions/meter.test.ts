import { expect, test } from 'vitest'
import { leftWords } from './meter.ts'

test.each([
  [3, 3, 'Você usou 0 de 3 textos gratuitos neste mês: restam 3.'],
  [1, 3, 'Você usou 2 de 3 textos gratuitos neste mês: resta 1.'],
  [0, 1, 'Você usou 1 de 1 texto gratuito neste mês: não resta nenhum.'],
])('%d left of %d', (left, perMonth, words) => expect(leftWords({ left, perMonth })).toBe(words))
