import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { eachBatch, readPage } from '#server/platform/list/pages.ts'

const mark = randomUUID()
const size = 7
const keys = {
  nome: { column: 'fullName', kind: 'text' },
  criado: { column: 'createdAt', kind: 'date' },
} as const
type Order = { by: keyof typeof keys; descending: boolean }

beforeAll(async () => {
  const names = ['Ângela Prado', 'angela prado', 'Zé', 'É', "D'Ávila \\ %_"]
  await db().profile.createMany({
    data: Array.from({ length: 40 }, (_, i) => ({
      fullName: names[i % names.length] ?? '',
      bio: mark,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 3))),
    })),
  })
})

/** A page of this test's people, and the number of rows that each statement read. */
async function pageOf(order: Order, page: string | null) {
  const reads: number[] = []
  const found = await readPage(keys, { order, page }, size, {
    rows: async ({ where, orderBy, take }, tx) => {
      const rows = await tx.profile.findMany({ where: { AND: [{ bio: mark }, where] }, orderBy, take })
      reads.push(rows.length)
      return rows
    },
    count: tx => tx.profile.count({ where: { bio: mark } }),
  })
  return { ...found, reads }
}

const orders: Order[] = [
  { by: 'nome', descending: false },
  { by: 'nome', descending: true },
  { by: 'criado', descending: true },
]

describe.each(orders)('a list by $by, descending: $descending', order => {
  test('is paged forward and back over every row once, equal values or not, and reads one row more than it shows', async () => {
    const pages: string[][] = []
    let page = await pageOf(order, null)
    for (;;) {
      pages.push(page.rows.map(({ id }) => id))
      expect(page.reads).toEqual([Math.min(size + 1, 40 - (pages.length - 1) * size)])
      if (!page.next) break
      page = await pageOf(order, page.next)
    }
    const all = await db().profile.findMany({
      where: { bio: mark },
      orderBy: [
        { [keys[order.by].column]: order.descending ? 'desc' : 'asc' },
        { id: order.descending ? 'desc' : 'asc' },
      ],
    })
    expect(pages.flat()).toEqual(all.map(({ id }) => id))

    const back: string[][] = []
    while (page.previous) {
      page = await pageOf(order, page.previous)
      back.unshift(page.rows.map(({ id }) => id))
    }
    expect(back).toEqual(pages.slice(0, -1))
  })

  test('read in batches gives the same list', async () => {
    const ids: string[] = []
    const batches = eachBatch(keys, order, 8, ({ where, orderBy, take }) =>
      db().profile.findMany({ where: { AND: [{ bio: mark }, where] }, orderBy, take }),
    )
    for await (const batch of batches) ids.push(...batch.map(({ id }) => id))
    expect(new Set(ids).size).toBe(40)
    expect(ids.slice(0, size)).toEqual((await pageOf(order, null)).rows.map(({ id }) => id))
  })
})

test('the cursor of one order is invalid in another', async () => {
  const { next } = await pageOf({ by: 'nome', descending: false }, null)
  for (const order of orders.slice(1)) {
    expect((await pageOf(order, next)).rows).toEqual((await pageOf(order, null)).rows)
  }
})

test.each(['\0', 'a'.repeat(301), { contains: 'a' }])(
  'a cursor with the text %j gives the first page (abuse case 13)',
  async value => {
    const order = { by: 'nome', descending: false } as const
    const page = Buffer.from(JSON.stringify(['nome', 0, value, randomUUID()])).toString('base64url')
    expect((await pageOf(order, page)).rows).toEqual((await pageOf(order, null)).rows)
  },
)

test('a failure with one row of many is reported without its cause, and the others are done', async () => {
  const result = await inBulk('test', ['1', '2', '3'], async id => {
    if (id === '2') throw new Error('secret')
  })
  expect(result.done).toEqual(['1', '3'])
  expect(result.refused).toEqual([{ id: '2', message: expect.stringContaining('Algo deu errado do nosso lado.') }])
  expect(JSON.stringify(result)).not.toContain('secret')
})
