import { createServer } from 'node:http'
import next from 'next'
import { render } from '#server/press/render.ts'
import { siteHeaders, readSite } from '#server/press/visitor.ts'
Object.assign(process.env, { PORT: '4341', LOG_LEVEL: 'silent', JOBS: '0', NODE_ENV: 'production' })
const { db } = await import('#server/platform/db.ts')
const { articlePath } = await import('#lib/paths.ts')
const app = next({ dev: false, port: 4341, hostname: 'localhost', httpServer: createServer() })
await app.prepare()
const handle = app.getRequestHandler()
const headers = { ...siteHeaders(readSite('http://localhost:4341')), accept: 'text/html', 'user-agent': 'portal-press' }
const rows = await db().article.findMany({ where: { status: 'published', deletedAt: null }, select: { slug: true, locationPath: true }, orderBy: { slug: 'asc' } })
const arts = rows.map(articlePath)
export async function time(name: string, paths: string[], n: number) {
  const w: number[] = []
  let cpu = 0, bytes = 0
  for (let i = 0; i < n; i++) {
    const c = process.threadCpuUsage(), t = performance.now()
    const r = await render(handle, paths[i % paths.length]!, { ...headers })
    const u = process.threadCpuUsage(c)
    w.push(performance.now() - t); cpu += (u.user + u.system) / 1000
    bytes += r.body.length
  }
  w.sort((a, b) => a - b)
  console.log(name.padEnd(12), 'wall median', w[n >> 1]!.toFixed(1), 'min', w[0]!.toFixed(1), 'cpu', (cpu / n).toFixed(2), 'bytes', Math.round(bytes / n))
}
const q = [['404', ['/nao-ha']], ['pricing', ['/pricing']], ['article', arts], ['home', ['/']]] as const
for (let r = 0; r < 4; r++) for (const [n, p] of q) await time(n, [...p], 130)
process.exit(0)
