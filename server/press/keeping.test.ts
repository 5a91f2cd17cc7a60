import { describe, expect, test } from 'vitest'
import { newCounts } from './counts.ts'
import { Keeping } from './keeping.ts'
import type { Page } from './page.ts'

const page = (fields: Partial<Page> = {}): Page => ({
  status: 200,
  contentType: 'text/html',
  lines: [],
  keys: ['feed'],
  life: 60,
  variants: [{ coding: null, body: Buffer.alloc(100), length: 100, etag: '"x"', headers: [] }],
  ...fields,
})

/** A print that ends when the test says so. */
function held(result = page()) {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  return { make: () => promise, end: () => resolve(result), fail: () => reject(new Error('print failed')) }
}

const make = (limitInBytes = 1_000_000) => new Keeping({ limitInBytes, counts: newCounts() })

const hearing = () => {
  const kept = make()
  kept.hear()
  return kept
}

test('who asks while a page is printed gets the same print', async () => {
  const kept = hearing()
  const print = held()
  const first = kept.print('/', print.make)
  const second = kept.print('/', () => expect.unreachable('printed twice'))
  print.end()
  expect(await first).toBe(await second)
})

test('a failed print is not kept and the next one is tried', async () => {
  const kept = hearing()
  const print = held()
  const first = kept.print('/', print.make)
  print.fail()
  await expect(first).rejects.toThrow('print failed')
  await kept.print('/', async () => page())
  expect(kept.find('/')).toBeDefined()
})

describe('a message that arrives while a page is printed', () => {
  test('keeps it from being kept when the page was made from what changed', async () => {
    const kept = hearing()
    const print = held(page({ keys: ['article:1'] }))
    const running = kept.print('/article/1', print.make)
    kept.forget(['article:1'])
    print.end()
    await running
    expect(kept.find('/article/1')).toBeUndefined()
  })

  test('does no harm to a page of other things', async () => {
    const kept = hearing()
    const print = held(page({ keys: ['article:1'] }))
    const running = kept.print('/article/1', print.make)
    kept.forget(['article:2'])
    print.end()
    await running
    expect(kept.find('/article/1')).toBeDefined()
  })

  test('makes those who ask afterwards wait for a print of their own', async () => {
    const kept = hearing()
    const old = held()
    const before = kept.print('/', old.make)
    kept.forget(['feed'])
    const fresh = page()
    const after = kept.print('/', async () => fresh)
    expect(await after).toBe(fresh)
    old.end()
    await before
    expect(kept.find('/')).toBe(fresh)
  })

  test('keeps a missing page from being kept, whatever changed', async () => {
    const kept = hearing()
    const print = held(page({ status: 404, keys: [] }))
    const running = kept.print('/article/new', print.make)
    kept.forget(['article:new'])
    print.end()
    await running
    expect(kept.find('/article/new')).toBeUndefined()
  })
})

describe('while messages may be missed', () => {
  test('nothing is kept from the start', async () => {
    const kept = make()
    kept.goDeaf()
    await kept.print('/', async () => page())
    expect(kept.find('/')).toBeUndefined()
  })

  test('nothing that is kept is shown', async () => {
    const kept = hearing()
    await kept.print('/', async () => page())
    kept.goDeaf()
    expect(kept.find('/')).toBeUndefined()
  })

  test('a print that began deaf is not kept although it ends hearing', async () => {
    const kept = make()
    kept.goDeaf()
    const print = held()
    const running = kept.print('/', print.make)
    kept.hear()
    print.end()
    await running
    expect(kept.find('/')).toBeUndefined()
  })
})

test.each([
  ['a failure', { status: 500 }],
  ['an outage', { status: 503 }],
  ['a page that forbids it', { life: 0 }],
])('%s is never kept', async (_, fields) => {
  const kept = hearing()
  await kept.print('/', async () => page(fields))
  expect(kept.find('/')).toBeUndefined()
})

test('a flood of missing addresses leaves the pages alone', async () => {
  const kept = make(200_000)
  kept.hear()
  await kept.print('/', async () => page())
  for (let i = 0; i < 200; i += 1) await kept.print(`/x${i}`, async () => page({ status: 404, keys: [] }))
  expect(kept.find('/')).toBeDefined()
  expect(kept.find('/x0')).toBeUndefined()
})
