import { expect, test } from 'vitest'
import { drawnAddress, readDrawn } from './measures.ts'
import { readPeriod } from './period.ts'

const period = readPeriod({ dias: '7' }, new Date('2026-11-22T12:00:00Z'))

test('a figure’s link keeps the period and the other drawing', () => {
  const drawn = readDrawn({ grafico: 'sessoes', anuncios: 'ctr' }, period, '/dashboard')
  expect(drawn).toMatchObject({ audience: 'sessoes', ads: 'ctr' })
  expect(drawnAddress(drawn, { audience: 'rejeicao' })).toBe('/dashboard?dias=7&grafico=rejeicao&anuncios=ctr#grafico')
  expect(drawnAddress(drawn, { ads: 'receita' })).toBe('/dashboard?dias=7&grafico=sessoes#grafico-de-anuncios')
})

test.each([{}, { grafico: 'toString', anuncios: '__proto__' }, { grafico: ['sessoes', 'usuarios'] }])(
  'what is no figure draws page views and the revenue: %j (abuse case 13)',
  parameters =>
    expect(readDrawn(parameters, period, '/dashboard')).toMatchObject({ audience: 'visualizacoes', ads: 'receita' }),
)
