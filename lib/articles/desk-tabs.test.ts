import { describe, expect, test } from 'vitest'
import { deskPath, readDeskAddress } from './desk-tabs.ts'

const whole = { tab: 'todos', words: '', city: null, claim: null, after: null }

describe('an address of the desk', () => {
  test.each([
    '/my-articles',
    '/my-articles?aba=lixeira',
    '/my-articles?q=obras%20da%20orla&cidade=sobral-ce',
    `/my-articles?aba=fila&q=orla&cidade=sobral-ce&com=eu&pagina=${crypto.randomUUID()}`,
  ])('%s is read and written back the same', path => {
    const { searchParams } = new URL(path, 'http://localhost')
    expect(deskPath(readDeskAddress(Object.fromEntries(searchParams)))).toBe(path)
  })

  test.each([
    { aba: 'constructor', com: 'eu', depois: '1', cidade: "x' OR 1=1" },
    { aba: ['fila', 'lixeira'], q: ['a', 'b'] },
    { q: '   ', com: 'toString', cidade: '-' },
  ])('with only invalid values (%j) is the default', parameters => expect(readDeskAddress(parameters)).toEqual(whole))

  test.each(['depois', 'antes'])('with the former page parameter %s still works', name => {
    const id = crypto.randomUUID()
    expect(readDeskAddress({ [name]: id }).after).toBe(id)
  })

  test('filters by reviewer in the queue only', () => {
    expect(readDeskAddress({ aba: 'rascunhos', com: 'eu' }).claim).toBeNull()
    expect(readDeskAddress({ aba: 'fila', com: 'colega' }).claim).toBe('colega')
  })
})
