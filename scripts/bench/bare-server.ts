import { createServer } from 'node:http'
import { ask } from './ask.ts'

/**
 * A stand-in for nginx: fetches some pages once, then answers with the same bytes and header lines and does nothing else.
 * `node scripts/bench/bare-server.ts <port> <base> <path>…`; sends `ready` to its parent process.
 */
const [, , port, base = '', ...paths] = process.argv

const own = ['date', 'connection', 'keep-alive']
const pages = new Map<string, { headers: string[]; body: Buffer }>()
for (const path of paths) {
  const { headers, body } = await ask(base + path)
  const lines = Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [name, String(value)]))
  pages.set(path, { headers: lines, body })
}
createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  response.writeHead(page ? 200 : 404, page?.headers)
  response.end(page?.body)
}).listen(Number(port), () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
