import { expect, test } from 'vitest'
import { bulkSentence } from './bulk.ts'

const words = { one: 'encerrado', many: 'encerrados' }
const refused = (...messages: string[]) => messages.map(message => ({ id: crypto.randomUUID(), message }))

test.each([
  [{ done: ['1'], refused: [] }, '1 encerrado.'],
  [{ done: ['1', '2', '3'], refused: refused('Já foi.') }, '3 encerrados, 1 ficou de fora: Já foi.'],
  [
    { done: ['1'], refused: refused('Já foi.', 'Já foi.', 'Não existe.') },
    '1 encerrado, 3 ficaram de fora: Já foi. Não existe.',
  ],
  [{ done: [], refused: refused('Já foi.', 'Já foi.') }, 'Nenhum encerrado, 2 ficaram de fora: Já foi.'],
])('%j gives %s', (result, sentence) => expect(bulkSentence(result, words)).toBe(sentence))
