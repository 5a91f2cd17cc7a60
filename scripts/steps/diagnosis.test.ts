import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { diagnoseSite } from '#server/health/findings.ts'
import { diagnoseMail, diagnoseNode, diagnosePort } from './diagnosis.ts'

test.each([
  ['24.21.0', 'good'],
  ['20.20.2', 'problem'],
])('Node %s is %s', (version, kind) => {
  expect(diagnoseNode(version).kind).toBe(kind)
})

test.each([
  ['http://localhost:3000', 'notice'],
  ['http://jornal.com.br', 'problem'],
  ['https://jornal.com.br', 'good'],
])('%s as the public address is %s', (SITE_URL, kind) => {
  expect(diagnoseSite({ SITE_URL }).kind).toBe(kind)
})

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

test('a mail server that greets is good', async () => {
  const server = createServer(socket => {
    socket.write('220 correio\r\n')
    socket.on('data', data => socket.write(String(data).startsWith('QUIT') ? '221 ate logo\r\n' : '250 correio\r\n'))
  })
  onTestFinished(() => {
    server.close()
  })
  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  expect((await diagnoseMail({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: '/nowhere' })).kind).toBe('good')
})
