import { describe, expect, test } from 'vitest'
import { movedQueue, ownArticlesPath, readOwnAddress } from './own-tabs.ts'

const whole = { tab: 'todos', words: '', city: null, after: null }

describe('an address of the desk', () => {
  test.each([
    '/my-articles',
    '/my-articles?aba=lixeira',
    '/my-articles?q=obras%20da%20orla&cidade=sobral-ce',
    `/my-articles?aba=revisao&q=orla&cidade=sobral-ce&pagina=${crypto.randomUUID()}`,
  ])('%s is read and written back the same', path => {
    const { searchParams } = new URL(path, 'http://localhost')
    expect(ownArticlesPath(readOwnAddress(Object.fromEntries(searchParams)))).toBe(path)
  })

  test.each([
    { aba: 'constructor', com: 'eu', depois: '1', cidade: "x' OR 1=1" },
    { aba: ['fila', 'lixeira'], q: ['a', 'b'] },
    { q: '   ', com: 'toString', cidade: '-' },
  ])('with only invalid values (%j) is the default', parameters => expect(readOwnAddress(parameters)).toEqual(whole))

  test.each(['depois', 'antes'])('with the former page parameter %s still works', name => {
    const id = crypto.randomUUID()
    expect(readOwnAddress({ [name]: id }).after).toBe(id)
  })

  test('of the former queue leads to the desk', () => {
    expect(movedQueue({ aba: 'fila', q: 'obras da orla' })).toBe('/mesa?busca=obras%20da%20orla')
    expect(movedQueue({ aba: 'fila' })).toBe('/mesa')
    expect(movedQueue({ aba: 'lixeira' })).toBeNull()
  })
})
