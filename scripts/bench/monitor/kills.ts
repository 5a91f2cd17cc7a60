import { given } from '#tests/support/given.ts'
import { surviveKills } from '#tests/support/monitor/killed-worker.ts'

/** Queues attempts for so many articles in the database of `DATABASE_URL`, kills the worker so many times, and prints what came of it. */
const [articles = 0, kills = 0] = process.argv.slice(2).map(Number)
const ids: string[] = []
while (ids.length < articles) ids.push((await given.article({ status: 'draft' })).article.id)
const started = performance.now()
const outcome = await surviveKills(ids, kills)
process.stdout.write(JSON.stringify({ ...outcome, seconds: (performance.now() - started) / 1_000 }))
process.exit(0)
