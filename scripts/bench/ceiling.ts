import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../steps/environment.ts'
import { ask } from './ask.ts'
import { freePort } from './instance.ts'
import { isInstalled } from './load.ts'

/** A server that only sends the bytes of some pages: the upper limit that the press is compared with. */
export interface Ceiling {
  name: string
  /** The address of each page on this server, by its path. */
  urls: Record<string, string>
  stop(): void
}

/**
 * Starts nginx where it is installed (Debian's `nginx-light`), else a bare Node server. It sends the bytes and header lines that `base`
 * sends for the paths at this moment.
 */
export async function startCeiling(base: string, paths: readonly string[], folder: string): Promise<Ceiling> {
  return (await isInstalled('nginx')) ? startNginx(base, paths, folder) : startBareServer(base, paths)
}

async function startNginx(base: string, paths: readonly string[], folder: string): Promise<Ceiling> {
  const port = await freePort()
  const pages = await Promise.all(paths.map((path, i) => pageOf(base + path, join(folder, `page-${i}`))))
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, nginxConfiguration(port, folder, pages))
  const urls = Object.fromEntries(paths.map((path, i) => [path, `http://127.0.0.1:${port}/page-${i}`]))
  return { name: 'nginx', urls, stop: await runNginx(configuration, folder, Object.values(urls)[0] ?? '') }
}

/** Runs nginx until an address answers. Gives the function that stops it. */
async function runNginx(configuration: string, folder: string, url: string): Promise<() => void> {
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'errors.log')], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (answers) break
    await wait(20)
  }
  return () => child.kill('SIGTERM')
}

/** Starts nginx in front of an instance, configured as in `docs/operations.md`. */
export async function startProxy(base: string, folder: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const [, documented = ''] =
    /```nginx\n([\s\S]*?)```/.exec(await readFile(join(root, 'docs/operations.md'), 'utf8')) ?? []
  const servers = documented
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', new URL(base).host)
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, `${preamble(folder)}\n${servers}}\n`)
  const url = `http://127.0.0.1:${port}`
  return { url, stop: await runNginx(configuration, folder, url) }
}

/** Writes the bytes of a page to a file and gives its header lines as nginx directives. */
async function pageOf(url: string, file: string): Promise<string> {
  const { headers, body } = await ask(url)
  await writeFile(file, body)
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'last-modified']
  const lines = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
  return [`default_type '${headers['content-type']}';`, ...lines].join('\n      ')
}

/** nginx at its fastest: automatic number of workers, cached open files, no log. The text ends inside the `http` block. */
const preamble = (folder: string) => `
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
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
`

const nginxConfiguration = (port: number, folder: string, pages: readonly string[]) => `${preamble(folder)}
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
