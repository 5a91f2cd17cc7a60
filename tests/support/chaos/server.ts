import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anonymous } from '#lib/actor.ts'
import { outcomeOf } from '#server/articles/writing/operations.ts'
import { findSession } from '#server/platform/door/session-store.ts'
import { cookiePairs, readSessionId } from '#server/platform/door/session-token.ts'

/** A process that saves as the product does, for a bench that kills it: the house's own door, commands and sessions behind plain HTTP. */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const who = async () => {
    const sid = await readSessionId(cookiePairs(request.headers.cookie ?? ''))
    return (sid === null ? null : await findSession(sid))?.actor ?? anonymous
  }
  const outcome = await outcomeOf(who, Buffer.concat(chunks).toString())
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(outcome))
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
