import { describe, expect, test } from 'vitest'
import { type Anchor, findPassage, type Span } from './anchors.ts'

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
