import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { diagnoseMail, diagnosePort } from './diagnosis.ts'

test('a taken port is reported, a free one is good', async () => {
  const server = createServer()
  const port = await new Promise<number>(resolve =>
    server.listen(0, () => resolve((server.address() as { port: number }).port)),
  )
  expect((await diagnosePort({ PORT: port, DATA_DIR: '/nowhere' })).kind).toBe('notice')
  await new Promise(resolve => server.close(resolve))
  expect((await diagnosePort({ PORT: port, DATA_DIR: '/nowhere' })).kind).toBe('good')
})

test('a mail server that does not answer is a problem, reported without its password', async () => {
  const found = await diagnoseMail({ SMTP_URL: 'smtp://maria:segredo@127.0.0.1:1', DATA_DIR: '/nowhere' })
  expect(found.kind).toBe('problem')
  expect(found.sentence).toContain('ECONNREFUSED')
  expect(found.sentence).not.toContain('segredo')
})
