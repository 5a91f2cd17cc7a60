import { describe, expect, test } from 'vitest'
import { findPassage, passagesOf } from './anchors.ts'

const text = 'A ponte caiu. Ninguém se feriu.\nA prefeitura diz que a ponte caiu de madrugada.'
const cut = (found: { start: number; end: number } | null) => found && text.slice(found.start, found.end)

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

test.each(['ponte caiu', 'se feriu.\n\n A prefeitura', 'ponte não caiu', ' \n', '.', 'a'])(
  'passagesOf and findPassage agree about %j',
  quote => {
    const anchor = { quote, before: '', after: '' }
    expect(passagesOf(text)(anchor)).toBe(findPassage(text, anchor) !== null)
  },
)
