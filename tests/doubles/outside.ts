import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the double received. */
export interface Received {
  type: string
  body: string
}

/** A double of another site on this machine: the requests it received, and its answers. */
export interface Double {
  url: string
  received: Received[]
  close(): Promise<void>
}

/** Opens a server that answers each POST with the status that `answer` gives, and everything else with 405. */
export async function openDouble(answer: (received: Received) => number): Promise<Double> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const sent = { type: request.headers['content-type'] ?? '', body: await bodyOf(request) }
    received.push(sent)
    response.writeHead(request.method === 'POST' ? answer(sent) : 405).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, received, close: () => closed(server) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const closed = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()))

/** The publishing endpoint of a WebSub hub: takes `hub.mode=publish` with a feed's address, as a form, and answers 204. */
export const openHub = () =>
  openDouble(({ type, body }) => {
    const form = new URLSearchParams(body)
    const formed = type === 'application/x-www-form-urlencoded'
    return formed && form.get('hub.mode') === 'publish' && URL.canParse(form.get('hub.url') ?? '') ? 204 : 400
  })

/** The body of an IndexNow request. */
export interface IndexNowMessage {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/** The IndexNow endpoint: 200 for at most 10,000 addresses of the host that its key belongs to; 422 for others, 400 for an unreadable body. */
export const openIndexNow = () =>
  openDouble(({ type, body }) => {
    if (!type.startsWith('application/json')) return 400
    const { host, key, keyLocation, urlList } = JSON.parse(body) as Partial<IndexNowMessage>
    if (!host || !/^[a-zA-Z0-9-]{8,128}$/.test(key ?? '') || !keyLocation || !urlList?.length) return 400
    if (urlList.length > 10_000) return 422
    return [keyLocation, ...urlList].every(url => new URL(url).host === host) ? 200 : 422
  })
