import { mkdtempSync } from 'node:fs'
import { runHistories } from '#tests/support/billing/histories.ts'
import { migrateDatabase } from '../../steps/content.ts'
import { run } from '../../steps/lifetime.ts'
import { startScratchPostgres } from '../../steps/testing/scratch-postgres.ts'

const PEOPLE = 25

// Runs the worlds of the seeds from one number to another, on a database of its own. Prints what was wrong, as JSON.
await run(async lifetime => {
  const [from = 0, to = 0] = process.argv.slice(2).map(Number)
  const server = await startScratchPostgres()
  lifetime.onClose(() => server.stop())
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    DATA_DIR: mkdtempSync('/tmp/portal-billing-'),
  })
  process.env.LOG_LEVEL ??= 'silent'
  process.env.AUTH_SECRET ??= 'only-for-measuring-0123456789-abcdef'
  await migrateDatabase(server.url, lifetime)
  const faults: unknown[] = []
  for (let seed = from; seed < to && !lifetime.signal.aborted; seed++) {
    const found = await runHistories(seed, PEOPLE)
    faults.push(...found)
    for (const fault of found) console.error(JSON.stringify(fault))
    console.error(`${(seed - from + 1) * PEOPLE} histórias, ${faults.length} falhas`)
  }
  console.log(JSON.stringify(faults))
  return 0
})
