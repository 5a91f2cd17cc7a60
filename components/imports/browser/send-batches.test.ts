import { expect, test, vi } from 'vitest'
import { sendBatches } from './send-batches.ts'

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const written = (failed: number) => json(200, { success: 0, failed, logs: [], done: 1 })

/** Sends two batches to a server with these answers. Gives the sent bodies and what was said. */
async function sent(answers: Response[]) {
  const bodies: { from: number; posts: object[] }[] = []
  vi.stubGlobal('self', new EventTarget())
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return answers.shift() ?? json(404, { code: 'not_found', message: 'Não há', fields: {} })
  })
  const refusals: string[] = []
  const batches = (async function* () {
    yield { from: 0, posts: [{ record_id: '1', titulo: 'a' }] }
    yield { from: 1, posts: [{ record_id: '2', titulo: 'b' }] }
  })()
  const error = await sendBatches({
    endpoint: 'http://a/',
    sessionId: 's',
    fileId: 'f',
    batches,
    pauseMs: 0,
    onAnswer: () => {},
    onHoldup: () => {},
    onRefused: sentence => refusals.push(sentence),
  }).catch(error => error)
  // The pause behind the last batch.
  await new Promise(resolve => setTimeout(resolve, 0))
  vi.unstubAllGlobals()
  return { rows: bodies.map(({ posts }) => posts[0]), refusals, error }
}

test('the rows of a refused batch are errors, and the next batch follows', async () => {
  const refused = json(422, { code: 'parse_too_heavy', message: 'Pesado demais', fields: {} })
  expect(await sent([refused, written(1), written(0)])).toEqual({
    rows: [
      { record_id: '1', titulo: 'a' },
      { record_id: '1', problem: 'batch_failed' },
      { record_id: '2', titulo: 'b' },
    ],
    refusals: ['Pesado demais'],
    error: undefined,
  })
})

test('a refusal of the session ends the sending', async () => {
  const stopped = json(409, { code: 'import_not_running', message: 'Parada', fields: {} })
  const { rows, error } = await sent([stopped])
  expect([rows.length, String(error)]).toEqual([1, 'Error: Parada'])
})
