import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newCounts } from '../counts.ts'
import type { Page } from '../page/page.ts'
import { thisMoment } from './hearing.ts'
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

/** A print that ends when the test ends it. */
function held(result = page()) {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  return { make: () => promise, end: () => resolve(result), fail: () => reject(new Error('print failed')) }
}

const make = (limitInBytes = 1_000_000) => new Keeping({ limitInBytes, counts: newCounts() })

const listening = () => {
  const keeping = make()
  keeping.startListening()
  return keeping
}

test('a request during a print gets the same print', async () => {
  const keeping = listening()
  const print = held()
  const first = keeping.obtain('/', print.make)
  const second = keeping.obtain('/', () => expect.unreachable('printed twice'))
  print.end()
  expect(await first).toBe(await second)
})

test('a failed print is not kept and the next one is tried', async () => {
  const keeping = listening()
  const print = held()
  const first = keeping.obtain('/', print.make)
  print.fail()
  await expect(first).rejects.toThrow('print failed')
  await keeping.obtain('/', async () => page())
  expect(keeping.find('/')).toBeDefined()
})

describe('a message that arrives while a page is printed', () => {
  test('prevents keeping the page if one of its keys changed', async () => {
    const keeping = listening()
    const print = held(page({ keys: ['article:1'] }))
    const running = keeping.obtain('/article/1', print.make)
    keeping.forget(['article:1'])
    print.end()
    await running
    expect(keeping.find('/article/1')).toBeUndefined()
  })

  test('makes later requests wait for a new print', async () => {
    const keeping = listening()
    const old = held()
    const before = keeping.obtain('/', old.make)
    keeping.forget(['feed'])
    const fresh = page()
    const after = keeping.obtain('/', async () => fresh)
    expect(await after).toBe(fresh)
    old.end()
    await before
    expect(keeping.find('/')).toBe(fresh)
  })
})

describe('while messages may be missed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A press that heard all changes until now, with kept pages, and then lost the connection. */
  async function deaf() {
    const keeping = listening()
    keeping.noteKnown(thisMoment())
    await keeping.obtain('/', async () => page({ life: 3_600 }))
    await keeping.obtain('/premium', async () => page({ life: 3_600, askFirst: true }))
    await keeping.obtain('/missing', async () => page({ life: 3_600, status: 404 }))
    await keeping.obtain('/moved', async () => page({ life: 3_600, status: 308 }))
    keeping.stopListening()
    return keeping
  }

  test('a finished free page is sent for five minutes, and not longer', async () => {
    const keeping = await deaf()
    vi.advanceTimersByTime(299_000)
    expect(keeping.find('/')).toBeDefined()
    expect(await keeping.findUnheard('/')).toBeDefined()
    vi.advanceTimersByTime(1_000)
    expect(keeping.find('/')).toBeUndefined()
    expect(await keeping.findUnheard('/')).toBeUndefined()
  })

  test.each(['/premium', '/missing', '/moved'])('%s is not sent', async address => {
    const keeping = await deaf()
    expect(keeping.find(address)).toBeUndefined()
  })

  test.each([3_600_000])('a clock that jumps by %i ms ends them', async jump => {
    const keeping = await deaf()
    vi.setSystemTime(Date.now() + jump)
    expect(keeping.find('/')).toBeUndefined()
  })

  test('nothing is sent while the missed changes are read, and what they take down is gone', async () => {
    const keeping = await deaf()
    keeping.startReading()
    expect(keeping.find('/')).toBeUndefined()
    keeping.forget(['feed'])
    keeping.startListening()
    expect(keeping.find('/')).toBeUndefined()
  })

  test('a page whose print began before messages arrived is not kept', async () => {
    const keeping = make()
    keeping.stopListening()
    const print = held()
    const running = keeping.obtain('/', print.make)
    keeping.startListening()
    print.end()
    await running
    expect(keeping.find('/')).toBeUndefined()
  })
})

test.each([
  ['a failure', { status: 500 }],
  ['a page that forbids it', { life: 0 }],
])('%s is never kept', async (_, fields) => {
  const keeping = listening()
  await keeping.obtain('/', async () => page(fields))
  expect(keeping.find('/')).toBeUndefined()
})

test.each([['searches', '/busca?q=', {}]])('a flood of %s does not displace pages', async (_, address, facts) => {
  const keeping = make(400_000)
  keeping.startListening()
  await keeping.obtain('/', async () => page())
  for (let i = 0; i < 200; i += 1) await keeping.obtain(`${address}${i}`, async () => page(facts))
  expect(keeping.find('/')).toBeDefined()
  expect(keeping.find(`${address}0`)).toBeUndefined()
  expect(keeping.find(`${address}199`)).toBeDefined()
})

describe('a page with soft keys', () => {
  const article = (text: string) =>
    page({
      keys: ['article:1'],
      softKeys: ['city:a'],
      variants: [{ coding: null, body: Buffer.from(text), length: 3, etag: text, headers: [] }],
    })
  const etagOf = (found: Page | undefined) => found?.variants[0]?.etag

  const renewing = (reprint: () => Promise<Page> | null) => {
    const keeping = new Keeping({ limitInBytes: 1_000_000, counts: newCounts(), reprint })
    keeping.startListening()
    return keeping
  }
  const settled = () => new Promise(resolve => setTimeout(resolve))

  test('is sent once more after a change to one, and the next request gets a new print', async () => {
    const keeping = renewing(async () => article('new'))
    await keeping.obtain('/1', async () => article('old'))
    keeping.forget(['city:a'])
    expect(etagOf(keeping.find('/1'))).toBe('old')
    await settled()
    expect(etagOf(keeping.find('/1'))).toBe('new')
  })

  test('is never sent after a change to one of its keys, even while it is printed anew', async () => {
    const print = held(article('printed before'))
    const keeping = renewing(print.make)
    await keeping.obtain('/1', async () => article('old'))
    keeping.forget(['city:a'])
    keeping.find('/1')
    keeping.forget(['article:1'])
    expect(keeping.find('/1')).toBeUndefined()
    print.end()
    await settled()
    expect(keeping.find('/1')).toBeUndefined()
  })
})
