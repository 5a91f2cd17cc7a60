import { expect, test } from 'vitest'
import { type Keepable, Store } from './store.ts'

const NOW = 1_000
const entry = (keys: string[] = [], fields: Partial<Keepable> = {}): Keepable => ({
  keys,
  bytes: 100,
  expires: NOW + 1_000,
  volatile: false,
  ...fields,
})

test('an entry is available until it expires', () => {
  const store = new Store(10_000)
  store.set('/a', entry())
  expect(store.get('/a', NOW + 999)).toBeDefined()
  expect(store.get('/a', NOW + 1_000)).toBeUndefined()
  expect(store.bytes).toBe(0)
})

test('the least recently used entry is dropped first', () => {
  const store = new Store(1_000)
  for (const address of 'abcdefghij') store.set(address, entry())
  store.get('a', NOW)
  store.set('k', entry())
  expect(store.get('a', NOW)).toBeDefined()
  expect(store.get('b', NOW)).toBeUndefined()
  expect(store.bytes).toBe(1_000)
})

test('one giant entry does not displace the others', () => {
  const store = new Store(1_000)
  store.set('a', entry())
  store.set('giant', entry([], { bytes: 126 }))
  expect([store.size, store.bytes]).toEqual([1, 100])
})

test('forgetting a key drops the entries made from it and no others', () => {
  const store = new Store(10_000)
  store.set('/', entry(['feed', 'article:1']))
  store.set('/article/1', entry(['article:1']))
  store.set('/article/2', entry(['article:2']))
  store.forget(['article:1'])
  expect([store.get('/', NOW), store.get('/article/1', NOW)]).toEqual([undefined, undefined])
  expect(store.get('/article/2', NOW)).toBeDefined()
})

test('any change drops a volatile entry', () => {
  const store = new Store(10_000)
  store.set('/missing', entry([], { volatile: true }))
  store.forget(['article:9'])
  expect(store.size).toBe(0)
})
