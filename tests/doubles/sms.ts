import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A gateway for text messages on this machine: what it took, and how it answers. */
export interface SmsDouble {
  /** With a bearer token as its user info. */
  url: string
  taken: { to: string; text: string; authorization: string }[]
  /** The status of its answers. */
  status: number
  close(): Promise<void>
}

export async function openSms(port = 0): Promise<SmsDouble> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { to, text } = JSON.parse(Buffer.concat(chunks).toString())
    if (double.status < 300) double.taken.push({ to, text, authorization: request.headers.authorization ?? '' })
    response.writeHead(double.status).end()
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const double: SmsDouble = {
    url: `http://ficha-de-teste@127.0.0.1:${(server.address() as AddressInfo).port}/mensagens`,
    taken: [],
    status: 202,
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
  return double
}
