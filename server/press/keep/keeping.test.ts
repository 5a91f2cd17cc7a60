import { describe, expect, test } from 'vitest'
import { newCounts } from '../counts.ts'
import type { Page } from '../page/page.ts'
import { Keeping } from './keeping.ts'

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

const listening = () => {
  const kept = make()
  kept.startListening()
  return kept
}

test('who asks while a page is printed gets the same print', async () => {
  const kept = listening()
  const print = held()
  const first = kept.print('/', print.make)
  const second = kept.print('/', () => expect.unreachable('printed twice'))
  print.end()
  expect(await first).toBe(await second)
})

test('a failed print is not kept and the next one is tried', async () => {
  const kept = listening()
  const print = held()
  const first = kept.print('/', print.make)
  print.fail()
  await expect(first).rejects.toThrow('print failed')
  await kept.print('/', async () => page())
  expect(kept.find('/')).toBeDefined()
})

describe('a message that arrives while a page is printed', () => {
  test('keeps it from being kept when the page was made from what changed', async () => {
    const kept = listening()
    const print = held(page({ keys: ['article:1'] }))
    const running = kept.print('/article/1', print.make)
    kept.forget(['article:1'])
    print.end()
    await running
    expect(kept.find('/article/1')).toBeUndefined()
  })

  test('does no harm to a page of other things', async () => {
    const kept = listening()
    const print = held(page({ keys: ['article:1'] }))
    const running = kept.print('/article/1', print.make)
    kept.forget(['article:2'])
    print.end()
    await running
    expect(kept.find('/article/1')).toBeDefined()
  })

  test('makes those who ask afterwards wait for a print of their own', async () => {
    const kept = listening()
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
    const kept = listening()
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
    kept.stopListening()
    await kept.print('/', async () => page())
    expect(kept.find('/')).toBeUndefined()
  })

  test('nothing that is kept is shown', async () => {
    const kept = listening()
    await kept.print('/', async () => page())
    kept.stopListening()
    expect(kept.find('/')).toBeUndefined()
  })

  test('a print that began while disconnected is not kept although it ends listening', async () => {
    const kept = make()
    kept.stopListening()
    const print = held()
    const running = kept.print('/', print.make)
    kept.startListening()
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
  const kept = listening()
  await kept.print('/', async () => page(fields))
  expect(kept.find('/')).toBeUndefined()
})

test.each([
  ['missing addresses', '/x', { status: 404, keys: [] }],
  ['searches', '/busca?q=', {}],
])('a flood of %s leaves the pages alone', async (_, address, facts) => {
  const kept = make(400_000)
  kept.startListening()
  await kept.print('/', async () => page())
  for (let i = 0; i < 200; i += 1) await kept.print(`${address}${i}`, async () => page(facts))
  expect(kept.find('/')).toBeDefined()
  expect(kept.find(`${address}0`)).toBeUndefined()
  expect(kept.find(`${address}199`)).toBeDefined()
})

describe('a page that names more beside its own matter', () => {
  const article = (text: string) =>
    page({
      keys: ['article:1'],
      softKeys: ['city:a'],
      variants: [{ coding: null, body: Buffer.from(text), length: 3, etag: text, headers: [] }],
    })
  const etagOf = (found: Page | undefined) => found?.variants[0]?.etag

  const renewing = (reprint: () => Promise<Page> | null) => {
    const kept = new Keeping({ limitInBytes: 1_000_000, counts: newCounts(), reprint })
    kept.startListening()
    return kept
  }
  const settled = () => new Promise(resolve => setTimeout(resolve))

  test('is sent once more when that changes, and new to who comes next', async () => {
    const kept = renewing(async () => article('new'))
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    expect(etagOf(kept.find('/1'))).toBe('old')
    await settled()
    expect(etagOf(kept.find('/1'))).toBe('new')
  })

  test('is not printed again and again: once a change', async () => {
    let prints = 0
    const kept = renewing(async () => article(`new ${++prints}`))
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    for (let i = 0; i < 5; i++) {
      kept.find('/1')
      await settled()
    }
    expect(prints).toBe(1)
  })

  test('waits for a moment in which there is time', async () => {
    let busy = true
    const kept = renewing(() => (busy ? null : Promise.resolve(article('new'))))
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    kept.find('/1')
    await settled()
    busy = false
    expect(etagOf(kept.find('/1'))).toBe('old')
    await settled()
    expect(etagOf(kept.find('/1'))).toBe('new')
  })

  test('a change while it is printed anew makes the new one old', async () => {
    const prints = [held(article('new')), held(article('newest'))]
    const waiting = [...prints]
    const kept = renewing(() => waiting.shift()?.make() ?? null)
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    kept.find('/1')
    kept.forget(['city:a'])
    prints[0]?.end()
    await settled()
    expect(etagOf(kept.find('/1'))).toBe('new')
    prints[1]?.end()
    await settled()
    expect(etagOf(kept.find('/1'))).toBe('newest')
  })

  test('is never sent after its own matter changed, whatever is being printed', async () => {
    const print = held(article('printed before'))
    const kept = renewing(print.make)
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    kept.find('/1')
    kept.forget(['article:1'])
    expect(kept.find('/1')).toBeUndefined()
    print.end()
    await settled()
    expect(kept.find('/1')).toBeUndefined()
  })

  test('stays as it is when it cannot be printed anew', async () => {
    const kept = renewing(async () => page({ status: 500, life: 0 }))
    await kept.print('/1', async () => article('old'))
    kept.forget(['city:a'])
    kept.find('/1')
    await settled()
    expect(etagOf(kept.find('/1'))).toBe('old')
  })
})
