import { createServer, get } from 'node:http'

/** The ceiling: asks for an address once, then answers everything with those very bytes and header lines, and does nothing else.
 * `node scripts/bench/bare-server.ts <port> <address>`; sends `ready` to whoever started it. */
const [, , port, address = ''] = process.argv

get(address, { headers: { 'accept-encoding': 'br, gzip' } }, async answer => {
  const body = Buffer.concat(await answer.toArray())
  const own = ['date', 'connection', 'keep-alive']
  const headers = answer.rawHeaders.flatMap((name, i, lines) =>
    i % 2 === 0 && !own.includes(name.toLowerCase()) ? [name, lines[i + 1] ?? ''] : [],
  )
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(Number(port), () => process.send?.('ready'))
})
process.on('disconnect', () => process.exit())
