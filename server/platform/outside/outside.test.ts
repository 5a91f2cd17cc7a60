import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isInside, isLoopback, isPublicSite, postOutside } from './outside.ts'

async function serverThat(answer: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = createServer(answer as Parameters<typeof createServer>[0] as never)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const letter = { type: 'text/plain', body: 'olá' }

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.100.1.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:4700::1111', false],
  ['not an address', true],
])('%s lies inside: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

test.each([
  ['https://www.jornal.com.br', true],
  ['https://8.8.8.8', true],
  ['http://www.jornal.com.br', false],
  ['https://localhost:3000', false],
  ['https://jornal', false],
  ['https://jornal.local', false],
  ['https://10.0.0.5', false],
  ['https://[::1]', false],
])('%s is a site that the world can reach: %s', (site, reachable) => {
  expect(isPublicSite(site)).toBe(reachable)
})

test('this machine is meant only by its own names', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '[::1]']) expect(isLoopback(host)).toBe(true)
  for (const host of ['localhost.example', '128.0.0.1', '10.0.0.1', 'jornal.com.br'])
    expect(isLoopback(host)).toBe(false)
})

test.each(['http://10.0.0.1/', 'https://169.254.169.254/latest', 'http://[fd00::1]/', 'http://[::ffff:10.0.0.1]/'])(
  '%s is refused before anything is sent',
  async address => {
    await expect(postOutside(address, letter)).rejects.toThrow('lies inside')
  },
)

test('what is sent arrives, and the answer comes back', async () => {
  const address = await serverThat(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.writeHead(202).end(`${request.method} ${request.headers['content-type']} ${body}`)
  })
  expect(await postOutside(address, letter)).toEqual({ status: 202, text: 'POST text/plain olá' })
})

test('a redirect is not followed', async () => {
  const address = await serverThat((_, response) => {
    response.writeHead(307, { location: 'http://10.0.0.1/' }).end()
  })
  expect((await postOutside(address, letter)).status).toBe(307)
})

test('an answer without end is cut off', async () => {
  const address = await serverThat((_, response) => {
    response.on('error', () => {})
    const more = () => {
      while (response.write('x'.repeat(10_000)) && !response.destroyed) {}
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  expect((await postOutside(address, letter)).text.length).toBe(4_096)
})
