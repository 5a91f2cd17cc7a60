import { expect, test } from 'vitest'
import { readDrawn } from './measures.ts'
import { readPeriod } from './period.ts'

const period = readPeriod({ dias: '7' }, new Date('2026-11-22T12:00:00Z'))

test.each([{}, { grafico: 'toString', anuncios: '__proto__' }, { grafico: ['sessoes', 'usuarios'] }])(
  'what is no figure draws page views and the revenue: %j (abuse case 13)',
  parameters =>
    expect(readDrawn(parameters, period, '/dashboard')).toMatchObject({ audience: 'visualizacoes', ads: 'receita' }),
)
