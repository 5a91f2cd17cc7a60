import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiveWriting } from '#server/articles/edit/http.ts'

const origin = 'http://127.0.0.1'

/** A server process for a bench that kills it: the product's own writing endpoint, commands and sessions over plain HTTP. */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  // The headers that the browser and the press would send.
  const headers = { cookie: request.headers.cookie ?? '', origin, 'x-forwarded-host': '127.0.0.1' }
  const answer = await receiveWriting(new Request(origin, { method: 'POST', headers, body: Buffer.concat(chunks) }))
  response.setHeader('content-type', 'application/json')
  response.end(await answer.text())
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
