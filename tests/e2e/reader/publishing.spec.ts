import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../support/given.ts'
import { test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { type SecondHouse, startSecondHouse } from '../support/second-house.ts'

/** The product promises one second, and `npm run bench` measures it. A busy machine may take longer without a fault. */
const LONGEST_MS = 5_000

test.describe('anonymous readers see changes at once, on every instance', () => {
  test.describe.configure({ mode: 'serial' })
  let second: SecondHouse
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    second = await startSecondHouse(house.port + 2)
  })
  test.afterAll(() => second.stop())

  /** Waits until an address answers as expected on both instances. */
  async function seenEverywhere(path: string, expected: { status: number; text?: string; without?: string }) {
    const started = performance.now()
    const seenAt = async (base: string) => {
      for (;;) {
        const response = await fetch(base + path)
        const text = await response.text()
        const hasText = !expected.text || text.includes(expected.text)
        const silent = !expected.without || !text.includes(expected.without)
        if (response.status === expected.status && hasText && silent) return
        if (performance.now() - started > LONGEST_MS)
          throw new Error(`${base}${path}: ${response.status}, not as expected`)
        await wait(10)
      }
    }
    await Promise.all([house.url, second.url].map(seenAt))
  }

  test('from an unseen draft to a page, a correction and a removal @whole', async () => {
    const editor: Actor = await given.editor()
    const master: Actor = await given.master()
    const author = await given.author()
    const mark = `Notícia de última hora ${Date.now()}`
    const fields = fieldsWith({ title: mark, slug: `ultima-hora-${Date.now()}` })
    const { id, slug } = await createArticle(author, { ...fields, requestId: crypto.randomUUID() })
    const path = articlePath({ slug, locationPath: fields.cities[0] ?? null })
    // Before the publication both instances keep a 404, and a home page without the article.
    await seenEverywhere(path, { status: 404 })
    await seenEverywhere('/', { status: 200, without: mark })

    await changeStatus(author, { id, version: 1, status: 'review' })
    await changeStatus(editor, { id, version: 2, status: 'published' })
    await seenEverywhere(path, { status: 200, text: mark })
    await seenEverywhere('/', { status: 200, text: mark })

    const corrected = `${mark}, corrigida`
    await saveArticle(editor, { id, version: 3, fields: { ...fields, title: corrected } })
    await seenEverywhere(path, { status: 200, text: corrected })

    await changeStatus(editor, { id, version: 4, status: 'draft' })
    await seenEverywhere(path, { status: 404, without: mark })

    await changeStatus(editor, { id, version: 5, status: 'published' })
    await seenEverywhere(path, { status: 200, text: corrected })
    await removeArticle(master, { id })
    await seenEverywhere(path, { status: 410, without: mark })
    await seenEverywhere('/', { status: 200, without: mark })
  })
  test('also on an instance whose database connection was closed @whole', async () => {
    const { article } = await given.article({ status: 'review' })
    const path = articlePath(article)
    await seenEverywhere(path, { status: 404 })
    await seenEverywhere('/', { status: 200, without: article.title })
    await db().$queryRaw`
      select pg_terminate_backend(pid)::text from pg_stat_activity where application_name = ${second.applicationInput}`
    await changeStatus(await given.editor(), { id: article.id, version: article.version, status: 'published' })
    await seenEverywhere(path, { status: 200, text: article.title })
    await seenEverywhere('/', { status: 200, text: article.title })
  })
})
