import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../steps/environment.ts'
import { freePort } from './instance.ts'

/**
 * nginx at its fastest: cached open files, no log. The text ends inside the `http` block. Workers of a master that is root would be another user, who may
 * not enter the folder.
 */
const preamble = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
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

/** Starts nginx as the operator does, in front of an instance; only ports and folders differ, and `x-front` tells what its cache did. */
export async function startFront(base: string, folder: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const servers = (await readFile(join(root, 'deploy/nginx.conf'), 'utf8'))
    .replace(/listen [^;]*;/g, `listen 127.0.0.1:${port};`)
    .replaceAll(/(127\.0\.0\.1|localhost):3000/g, new URL(base).host)
    .replaceAll(/\/var\/[\w./-]+/g, join(folder, 'cache'))
    .replace('proxy_cache portal;', 'proxy_cache portal;\n    add_header x-front $upstream_cache_status always;')
  const url = `http://127.0.0.1:${port}`
  return { url, stop: await runNginx(servers, folder, url) }
}

/** Runs nginx with some `server` blocks until an address answers. Gives the function that stops it. Raises an Error when it does not serve. */
export async function runNginx(servers: string, folder: string, url: string): Promise<() => void> {
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, `${preamble(folder)}\n${servers}\n}\n`)
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'errors.log')], { stdio: 'inherit' })
  for (let tries = 0; !(await fetch(url).catch(() => null))?.ok; tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not serve ${url}`)
    await wait(20)
  }
  return () => child.kill('SIGTERM')
}
