import { expect, test } from 'vitest'
import { Overloaded, PrintQueue } from './print-queue.ts'

const limits = { atOnce: 2, waiting: 3, longestWaitMs: 5_000 }

/** A work that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, end: resolve, fail: reject }
}

test('so many run at once, the others wait for their turn in the order they came', async () => {
  const turns = new PrintQueue(limits)
  const works = [held(), held(), held(), held()]
  const order: number[] = []
  const results = works.map((each, i) =>
    turns.run(() => {
      order.push(i)
      return each.work()
    }),
  )
  expect([order, turns.running, turns.waiting]).toEqual([[0, 1], 2, 2])
  works[1]?.fail(new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  await expect.poll(() => order).toEqual([0, 1, 2])
  for (const [i, each] of works.entries()) each.end(`done ${i}`)
  expect(await results[3]).toBe('done 3')
  await expect.poll(() => turns.running).toBe(0)
})

test('who finds no place to wait is refused at once', async () => {
  const turns = new PrintQueue(limits)
  const works = Array.from({ length: 5 }, held)
  const running = works.map(each => turns.run(each.work))
  await expect(turns.run(async () => 'sixth')).rejects.toBeInstanceOf(Overloaded)
  for (const each of works) each.end('done')
  expect(await Promise.all(running)).toHaveLength(5)
})

test('who waits too long is refused, and the turn goes to who is still there', async () => {
  const turns = new PrintQueue({ ...limits, atOnce: 1, longestWaitMs: 20 })
  const first = held()
  const running = turns.run(first.work)
  await expect(turns.run(async () => 'late')).rejects.toBeInstanceOf(Overloaded)
  expect(turns.waiting).toBe(0)
  first.end('done')
  await running
  expect(await turns.run(async () => 'next')).toBe('next')
})

test('askers take turns: one who asks for much waits behind its own', async () => {
  const turns = new PrintQueue({ ...limits, atOnce: 1, waiting: 10 })
  const order: string[] = []
  const asked = ['greedy', 'greedy', 'greedy', 'other', 'third', 'other'].map(asker =>
    turns.run(async () => order.push(asker), asker),
  )
  await Promise.all(asked)
  expect(order).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy', 'other'])
})

test('when no place is left, the newest of whoever has most waiting makes one for another', async () => {
  const turns = new PrintQueue({ ...limits, atOnce: 1 })
  const first = held()
  const ended: string[] = []
  const ask = (name: string, asker: string) =>
    turns.run(async () => ended.push(name), asker).catch(error => ended.push(`${name}: ${error.name}`))
  const running = turns.run(first.work, 'greedy')
  const asked = [ask('greedy 1', 'greedy'), ask('greedy 2', 'greedy'), ask('greedy 3', 'greedy')]
  asked.push(ask('other', 'other'), ask('greedy 4', 'greedy'))
  first.end('done')
  await Promise.all([running, ...asked])
  expect(ended).toEqual(['greedy 3: Overloaded', 'greedy 4: Overloaded', 'greedy 1', 'other', 'greedy 2'])
})

test('of one asker no more run at the same time than are allowed each, while others do', async () => {
  const turns = new PrintQueue({ ...limits, atOnce: 3, atOnceEach: 2 })
  const works = [held(), held(), held()]
  const running = works.map(each => turns.run(each.work, 'greedy'))
  expect([turns.running, turns.waiting]).toEqual([2, 1])
  expect(await turns.run(async () => 'at once', 'other')).toBe('at once')
  for (const each of works) each.end('done')
  await Promise.all(running)
})
