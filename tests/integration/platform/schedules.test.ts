import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { defineJob, handle } from '#server/platform/work/jobs.ts'
import { prepareJobs, stopJobs } from '#server/platform/work/queue.ts'

const nightly = (name: string, cron?: string) => handle(defineJob(name, z.object({})), async () => {}, { cron })

const schedules = () => db().$queryRaw<{ name: string; cron: string }[]>`SELECT name, cron FROM pgboss.schedule`

afterAll(stopJobs)

test('a renamed job, or one without a schedule now, leaves no schedule behind', async () => {
  await prepareJobs([nightly('tests.old-name', '1 4 * * *'), nightly('tests.by-hand', '2 4 * * *')])
  expect((await schedules()).map(({ name }) => name).sort()).toEqual(['tests.by-hand', 'tests.old-name'])
  await prepareJobs([nightly('tests.new-name', '3 4 * * *'), nightly('tests.by-hand')])
  expect(await schedules()).toEqual([{ name: 'tests.new-name', cron: '3 4 * * *' }])
})
