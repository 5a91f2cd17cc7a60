import { limits } from '#lib/limits.ts'
import { importBatchInput } from '#lib/schemas/imports.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { writeRows } from './write-rows.ts'

/** `POST /api/import`: receives at most 100 rows of a CSV that a browser reads. Answers with the counts and a line a row. For masters. */
export const receiveBatch = route({
  name: 'import.batch',
  method: 'POST',
  access: 'master',
  limit: { name: 'import-batch', points: 1_200, seconds: 600 },
  body: json(limits.import.batchBytes, importBatchInput),
  answer: async ({ actor, input }) => jsonAnswer(await writeRows(actor, input)),
})
