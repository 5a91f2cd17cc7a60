import { rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { db } from '#server/platform/db.ts'
import { OperatorError } from '#server/platform/operator-error.ts'
import { runningPostgres } from '#server/platform/postgres/lock.ts'
import { measureFirstPrints, publishedPaths } from './bench/first-prints.ts'
import { type Instance, startInstance } from './bench/instance.ts'
import { nodeLoad, wrkLoad } from './bench/load.ts'
import { measurePublishing } from './bench/publishing.ts'
import { report } from './bench/report.ts'
import { measureSizes } from './bench/sizes.ts'
import { compare, startBareServer } from './bench/throughput.ts'
import { build } from './steps/build.ts'
import { type Lifetime, run } from './steps/lifetime.ts'

/** `npm run bench`: what the house can do on this machine, all in one run on a demonstration of its own, in a temporary folder. Takes
 * about two minutes. With `-- --wrk` the load comes from wrk instead of Node. */

const unprinted = ['/', '/pricing', '/rss.xml', '/sitemap.xml', '/news-sitemap.xml']

/** The variables that this process' own commands and every instance share. */
function prepare({ onClose }: Lifetime) {
  const shared = {
    DATA_DIR: join(tmpdir(), `portal-bench-${process.pid}`),
    AUTH_SECRET: 'only-for-measuring-0123456789-abcdef',
  }
  onClose(() => rm(shared.DATA_DIR, { recursive: true, force: true }))
  Object.assign(process.env, shared, { LOG_LEVEL: 'silent' })
  return shared
}

await run(async lifetime => {
  const { signal, onClose } = lifetime
  const generate = process.argv.includes('--wrk') ? wrkLoad : nodeLoad
  const say = (what: string) => {
    signal.throwIfAborted()
    console.log(what)
  }
  const started = async (...args: Parameters<typeof startInstance>): Promise<Instance> => {
    const instance = await startInstance(...args)
    onClose(() => instance.stop())
    return instance
  }

  const shared = prepare(lifetime)
  const loadBefore = loadavg()[0] ?? 0
  say('Compilando, se o código mudou…')
  await build({ signal })
  say('Iniciando uma casa de demonstração, duas vezes…')
  const firstStart = await started(shared)
  await firstStart.stop()
  const house = await started(shared)
  const database = runningPostgres(shared.DATA_DIR)
  if (!database) throw new OperatorError('A casa a medir não tem banco de dados.')
  process.env.DATABASE_URL = database
  onClose(() => db().$disconnect())

  const articles = await publishedPaths()
  const [hot = '/'] = articles
  say('Primeiras impressões…')
  const firstPrints = await measureFirstPrints(house.url, [...articles, ...unprinted])
  const sizes = await measureSizes(house.url, hot)

  say('Publicação em duas instâncias…')
  const alone = { DATABASE_URL: database, JOBS: '0' }
  const second = await started(shared, alone)
  const publishing = await measurePublishing([house.url, second.url])
  await second.stop()

  say('A mesma matéria pela prensa, só pelo Next e por um servidor nu…')
  const unpressed = await started(shared, { ...alone, PRESS: '0' })
  const bare = await startBareServer(house.url + hot)
  onClose(() => bare.stop())
  const loads = await compare(generate, { bare: bare.url, press: house.url + hot, next: unpressed.url + hot }, signal)

  const machine = { cores: cpus().length, loadBefore, generator: generate === wrkLoad ? 'wrk' : 'Node' }
  const starts = { first: firstStart.seconds, second: house.seconds }
  console.log(report({ machine, starts, firstPrints, sizes, publishing, loads }))
  return undefined
})
