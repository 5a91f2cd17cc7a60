import { loadReference } from '#prisma/seed/reference.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { prepareJobs, stopJobs } from '#server/platform/work/queue.ts'

await loadReference()
await prepareJobs(handlers)
await stopJobs()
await db().$disconnect()
