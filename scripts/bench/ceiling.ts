import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { freePort } from './instance.ts'
import { isInstalled } from './load.ts'

/** Something that does nothing but send the bytes of some pages: what the press is held against. */
export interface Ceiling {
  name: string
  /** Where the page of an address stands. */
  urls: Record<string, string>
  stop(): void
}

/** nginx where it is installed (Debian's `nginx-light`), else a bare Node server. It sends the bytes and the header lines that `base` sends
 * for the paths now. */
export async function startCeiling(base: string, paths: readonly string[], folder: string): Promise<Ceiling> {
  return (await isInstalled('nginx')) ? startNginx(base, paths, folder) : startBareServer(base, paths)
}

async function startNginx(base: string, paths: readonly string[], folder: string): Promise<Ceiling> {
  const port = await freePort()
  const pages = await Promise.all(paths.map((path, i) => pageOf(base + path, join(folder, `page-${i}`))))
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, nginxConfiguration(port, folder, pages))
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'errors.log')], { stdio: 'ignore' })
  const urls = Object.fromEntries(paths.map((path, i) => [path, `http://127.0.0.1:${port}/page-${i}`]))
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(Object.values(urls)[0] ?? '').then(
      answer => answer.ok,
      () => false,
    )
    if (answers) break
    await wait(20)
  }
  return { name: 'nginx', urls, stop: () => child.kill('SIGTERM') }
}

/** Writes the bytes of a page down and gives its header lines as nginx's directives. */
async function pageOf(url: string, file: string): Promise<string> {
  const { headers, body } = await ask(url)
  await writeFile(file, body)
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'last-modified']
  return Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
    .join('\n      ')
}

/** As good as nginx gets: its own choice of workers, open files remembered, no log. */
const nginxConfiguration = (port: number, folder: string, pages: readonly string[]) => `
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  default_type 'text/html; charset=utf-8';
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${pages.map((lines, i) => `    location = /page-${i} {\n      ${lines}\n    }`).join('\n')}
  }
}
`

async function startBareServer(base: string, paths: readonly string[]): Promise<Ceiling> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port), base, ...paths])
  await once(child, 'message')
  const urls = Object.fromEntries(paths.map(path => [path, `http://127.0.0.1:${port}${path}`]))
  return { name: 'servidor nu em Node', urls, stop: () => child.kill() }
}
