import { describe, expect, test } from 'vitest'
import { callAt, suggested, withName } from './calling.ts'

const people = ['Célia Editora', 'Ana Célia Prado', 'Cecília Nunes', 'Rui'].map(name => ({ id: name, name }))
const namesFor = (typed: string) => suggested({ at: 0, typed }, people).map(({ name }) => name)

describe('somebody who is called in a comment', () => {
  test.each([
    ['@', 1, { at: 0, typed: '' }],
    ['Ver com @cé', 11, { at: 8, typed: 'cé' }],
    ['(@Ana Cé', 8, { at: 1, typed: 'Ana Cé' }],
    ['@Ana disse', 3, { at: 0, typed: 'An' }],
    ['ana@jornal.br', 13, null],
    ['@2026', 5, null],
    ['@Ana, veja', 10, null],
    [`@${'a'.repeat(61)}`, 62, null],
  ])('in %j with the caret at %i: %j', (text, caret, expected) => {
    expect(callAt(text, caret)).toEqual(expected)
  })

  test('is suggested by the beginning of any of the names, whatever the accents and case', () => {
    expect(namesFor('cE')).toEqual(['Célia Editora', 'Cecília Nunes', 'Ana Célia Prado'])
    expect(namesFor('edit')).toEqual(['Célia Editora'])
    expect(namesFor('')).toHaveLength(4)
    expect(namesFor('x')).toEqual([])
  })

  test('is suggested no longer once the name is whole', () => {
    expect(namesFor('célia editora')).toEqual([])
    expect(namesFor('Célia Editora confere')).toEqual([])
    expect(namesFor('Célia Editor')).toEqual(['Célia Editora'])
  })

  test('stands with the whole name and one space after it', () => {
    expect(withName('Ver @ce hoje', { at: 4, typed: 'ce' }, 'Célia Editora')).toEqual({
      text: 'Ver @Célia Editora hoje',
      caret: 19,
    })
    expect(withName('@ce', { at: 0, typed: 'ce' }, 'Rui')).toEqual({ text: '@Rui ', caret: 5 })
  })
})
