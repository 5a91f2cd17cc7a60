import { expect, test } from 'vitest'
import { Overloaded, PrintQueue } from './print-queue.ts'

const limits = { atOnce: 2, waiting: 3, longestWaitMs: 5_000 }

/** A task that ends when the test ends it. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { task: () => promise, end: resolve, fail: reject }
}

test('tasks beyond the limit wait and run in the order they came', async () => {
  const queue = new PrintQueue(limits)
  const tasks = [held(), held(), held(), held()]
  const order: number[] = []
  const results = tasks.map((each, i) =>
    queue.run(() => {
      order.push(i)
      return each.task()
    }),
  )
  expect([order, queue.running, queue.waiting]).toEqual([[0, 1], 2, 2])
  tasks[1]?.fail(new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  await expect.poll(() => order).toEqual([0, 1, 2])
  for (const [i, each] of tasks.entries()) each.end(`done ${i}`)
  expect(await results[3]).toBe('done 3')
  await expect.poll(() => queue.running).toBe(0)
})

test('a task that waits too long is refused, and its turn goes to the next', async () => {
  const queue = new PrintQueue({ ...limits, atOnce: 1, longestWaitMs: 20 })
  const first = held()
  const running = queue.run(first.task)
  await expect(queue.run(async () => 'late')).rejects.toBeInstanceOf(Overloaded)
  expect(queue.waiting).toBe(0)
  first.end('done')
  await running
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('clients take turns: a client with many tasks waits behind its own', async () => {
  const queue = new PrintQueue({ ...limits, atOnce: 1, waiting: 10 })
  const order: string[] = []
  const asked = ['greedy', 'greedy', 'greedy', 'other', 'third', 'other'].map(client =>
    queue.run(async () => order.push(client), client),
  )
  await Promise.all(asked)
  expect(order).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy', 'other'])
})

test('in a full queue, the newest task of the client with most waiting ones gives its place to another client', async () => {
  const queue = new PrintQueue({ ...limits, atOnce: 1 })
  const first = held()
  const ended: string[] = []
  const ask = (name: string, client: string) =>
    queue.run(async () => ended.push(name), client).catch(error => ended.push(`${name}: ${error.name}`))
  const running = queue.run(first.task, 'greedy')
  const asked = [ask('greedy 1', 'greedy'), ask('greedy 2', 'greedy'), ask('greedy 3', 'greedy')]
  asked.push(ask('other', 'other'), ask('greedy 4', 'greedy'))
  first.end('done')
  await Promise.all([running, ...asked])
  expect(ended).toEqual(['greedy 3: Overloaded', 'greedy 4: Overloaded', 'greedy 1', 'other', 'greedy 2'])
})
