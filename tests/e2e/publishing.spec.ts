import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/paths.ts'
import { changeStatus } from '#server/articles/commands/change-status.ts'
import { createArticle } from '#server/articles/commands/create-article.ts'
import { removeArticle } from '#server/articles/commands/remove-article.ts'
import { saveArticle } from '#server/articles/commands/save-article.ts'
import { fieldsWith, given } from '../support/given.ts'
import { expect, test } from './fixtures.ts'
import { house } from './support/house.ts'
import { type SecondHouse, startSecondHouse } from './support/second-house.ts'

const aSecond = 1000

test.describe('what changes is seen by anonymous readers within a second, on every instance', () => {
  test.describe.configure({ mode: 'serial' })
  let second: SecondHouse
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    second = await startSecondHouse(4312)
  })
  test.afterAll(() => second.stop())

  /** Waits until an address answers as expected on both instances; gives the milliseconds it took the slower one. */
  async function seenEverywhere(path: string, expected: { status: number; text?: string; without?: string }) {
    const started = performance.now()
    const seenAt = async (base: string) => {
      for (;;) {
        const response = await fetch(base + path)
        const text = await response.text()
        const said = !expected.text || text.includes(expected.text)
        const silent = !expected.without || !text.includes(expected.without)
        if (response.status === expected.status && said && silent) return
        if (performance.now() - started > 5 * aSecond)
          throw new Error(`${base}${path}: ${response.status}, not as expected`)
        await wait(10)
      }
    }
    await Promise.all([house.url, second.url].map(seenAt))
    return performance.now() - started
  }

  test('from a draft nobody sees to a page, a correction and a trace', async () => {
    const editor: Actor = await given.editor()
    const master: Actor = await given.master()
    const author = await given.author()
    const mark = `Notícia de última hora ${Date.now()}`
    const fields = fieldsWith({ title: mark, slug: `ultima-hora-${Date.now()}` })
    const { id, slug } = await createArticle(author, { ...fields, requestId: crypto.randomUUID() })
    const path = articlePath({ slug, locationPath: fields.cities[0] ?? null })
    // Both instances keep a 404 and a home page without it before it is published.
    await seenEverywhere(path, { status: 404 })
    await seenEverywhere('/', { status: 200, without: mark })

    await changeStatus(author, { id, version: 1, status: 'review' })
    await changeStatus(editor, { id, version: 2, status: 'published' })
    expect(await seenEverywhere(path, { status: 200, text: mark })).toBeLessThan(aSecond)
    expect(await seenEverywhere('/', { status: 200, text: mark })).toBeLessThan(aSecond)

    const corrected = `${mark}, corrigida`
    await saveArticle(editor, { id, version: 3, fields: { ...fields, title: corrected } })
    expect(await seenEverywhere(path, { status: 200, text: corrected })).toBeLessThan(aSecond)

    await changeStatus(editor, { id, version: 4, status: 'draft' })
    expect(await seenEverywhere(path, { status: 404, without: mark })).toBeLessThan(aSecond)

    await changeStatus(editor, { id, version: 5, status: 'published' })
    await seenEverywhere(path, { status: 200, text: corrected })
    await removeArticle(master, { id })
    expect(await seenEverywhere(path, { status: 410, without: mark })).toBeLessThan(aSecond)
    expect(await seenEverywhere('/', { status: 200, without: mark })).toBeLessThan(aSecond)
  })
})
