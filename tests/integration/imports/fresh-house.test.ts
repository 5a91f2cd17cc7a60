import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import {
  countFailures,
  countPictures,
  eachPictureLine,
  listFailedPictures,
  listStilled,
} from '#server/imports/pictures/queries.ts'
import { publishSession } from '#server/imports/publishing/commands/publish-session.ts'
import { readPublishable } from '#server/imports/publishing/queries.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { listImportedAuthors } from '#server/imports/sessions/queries/authors.ts'
import { eachResult, readReport } from '#server/imports/sessions/queries/report.ts'
import { listSessions } from '#server/imports/sessions/queries/sessions.ts'
import { db } from '#server/platform/db/db.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'
import { begun, linesOf, runHere } from '#tests/support/imports/files.ts'

/** Enough for a loop in a loop to be seen: a hundred thousand comparisons and more. */
const posts = 500
/** Rows that one step of a plan may look at: every post of both imports, its lists and its pictures, a few times. */
const mostRows = 20 * posts

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })

const sessions = { draft: '', published: '' }

beforeAll(async () => {
  await client.connect()
  await asOwner(`DO $$ DECLARE own record; BEGIN
    FOR own IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I SET (autovacuum_enabled = false)', own.tablename);
    END LOOP; END $$`)
  for (const status of ['draft', 'published'] as const) sessions[status] = await imported(status)
}, 300_000)

afterAll(() => client.end())

async function imported(status: 'draft' | 'published'): Promise<string> {
  const lines = linesOf(randomUUID().slice(0, 8), posts).map((line, n) => ({
    ...line,
    author: `Autora ${n % 7}`,
    image: `https://fotos.example/${n}.jpg`,
  }))
  const id = await begun(lines, { status })
  await runHere(id)
  return id
}

/** Takes away all that the planner knows. */
const forgetStatistics = () =>
  asOwner(`DO $$ DECLARE own record; BEGIN
    FOR own IN SELECT relname, attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND attnum > 0 AND NOT attisdropped LOOP
      PERFORM pg_clear_attribute_stats('public', own.relname, own.attname, false);
      PERFORM pg_clear_relation_stats('public', own.relname);
    END LOOP; END $$`)

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
  [removed: `Rows Removed by ${string}`]: number
}

/** The most rows that a step of a plan looked at. */
function rowsOf(plan: Plan): number {
  const removed = Object.entries(plan).flatMap(([name, rows]) => (name.startsWith('Rows Removed') ? Number(rows) : []))
  const own = (plan['Actual Rows'] + removed.reduce((sum, rows) => sum + rows, 0)) * plan['Actual Loops']
  return Math.max(own, ...(plan.Plans ?? []).map(rowsOf))
}

/** The questions that `ask` puts to the database, each with the most rows that a step of its plan looks at. */
async function lookedAt(ask: () => Promise<unknown>): Promise<{ text: string; rows: number }[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await ask()
  const asked = queries.mock.calls.flatMap(([query]: unknown[]) =>
    typeof query === 'object' && query && 'text' in query ? (query as { text: string; values: unknown[] }) : [],
  )
  queries.mockRestore()
  const looked = []
  for (const { text, values } of asked.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text))) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    looked.push({ text, rows: rowsOf(rows[0]['QUERY PLAN'][0].Plan) })
  }
  return looked
}

async function drain(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches);
}

/** Asks all that the screens of an import ask. */
async function openScreens(id: string): Promise<void> {
  await readReport(system, id)
  await listSessions(system)
  expect(await listImportedAuthors(system, id)).toHaveLength(7)
  await Promise.all([countPictures(system, id), countFailures(system, id), listFailedPictures(system, id)])
  await listStilled(system, id)
  await drain(eachResult(system, id))
  await drain(eachPictureLine(system, id))
  await readPublishable(db(), id, { after: null, most: 200 })
}

test('an import leaves a house that the planner knows', async () => {
  const { rows } = await client.query(`
    SELECT relname FROM pg_class WHERE reltuples < 0
      AND relname IN ('articles', 'article_search', 'article_tags', 'import_results', 'imported_records', 'import_pictures')`)
  expect(rows).toEqual([])
  expect(await readReport(system, sessions.draft)).toMatchObject({ publishable: posts, live: 0 })
  expect(await readReport(system, sessions.published)).toMatchObject({ publishable: 0, live: posts })
})

describe('the screens of an import compare nothing each with each', () => {
  test.each(['draft', 'published'] as const)('%s texts, right after it', async status => {
    const looked = await lookedAt(() => openScreens(sessions[status]))
    expect(looked.length).toBeGreaterThan(20)
    expect(looked.filter(({ rows }) => rows > mostRows)).toEqual([])
  })

  test.each(['draft', 'published'] as const)('%s texts, while the planner knows nothing', async status => {
    await forgetStatistics()
    const looked = await lookedAt(() => openScreens(sessions[status]))
    expect(looked.filter(({ rows }) => rows > mostRows)).toEqual([])
  })
})

test('what is published or undone in one go is known to the planner', async () => {
  const id = await imported('draft')
  const statusesKnown = async () => {
    const { rows } = await client.query(
      "SELECT most_common_vals::text AS known FROM pg_stats WHERE tablename = 'articles' AND attname = 'status'",
    )
    return rows[0]?.known ?? ''
  }
  expect(await statusesKnown()).toContain('draft')
  const master = await given.master()
  await publishSession(master, { id })
  await runWaiting({}, { signal: new AbortController().signal })
  expect(await statusesKnown()).toContain('published')
  const counted = async () => {
    const { rows } = await client.query("SELECT reltuples::int AS articles FROM pg_class WHERE relname = 'articles'")
    return rows[0]?.articles
  }
  const before = await counted()
  await undoSession(master, { id })
  await runWaiting({}, { signal: new AbortController().signal })
  expect(await counted()).toBeLessThan(before - posts / 2)
})
