import { rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { db } from '#server/platform/db.ts'
import { OperatorError } from '#server/platform/operator-error.ts'
import { runningPostgres } from '#server/platform/postgres/lock.ts'
import { measureFirstPrints, publishedPaths } from './bench/first-prints.ts'
import { type Instance, startInstance } from './bench/instance.ts'
import { auditPages, typicalPages } from './bench/lighthouse.ts'
import { nodeLoad, wrkLoad } from './bench/load.ts'
import { measurePublishing } from './bench/publishing.ts'
import { type Findings, report } from './bench/report.ts'
import { measureSizes } from './bench/sizes.ts'
import { compare, startBareServer } from './bench/throughput.ts'
import { build } from './steps/build.ts'
import { type Lifetime, run } from './steps/lifetime.ts'

/** `npm run bench`: what the house can do on this machine, all in one run on a demonstration of its own, in a temporary folder. Takes
 * about six minutes, of which Lighthouse four. `-- --only lighthouse,load` takes only those parts; with `-- --wrk` the load comes from wrk
 * instead of Node. */

const parts = ['first-prints', 'publishing', 'load', 'lighthouse'] as const
type Part = (typeof parts)[number]

/** The parts that the command line asks for: all, unless `--only` names some. Raises OperatorError when it names another. */
function partsAsked(): ReadonlySet<Part> {
  const at = process.argv.indexOf('--only')
  if (at < 0) return new Set(parts)
  const named = (process.argv[at + 1] ?? '').split(',')
  const asked = parts.filter(part => named.includes(part))
  if (asked.length !== named.length)
    throw new OperatorError(`--only aceita, separados por vírgula: ${parts.join(', ')}.`)
  return new Set(asked)
}

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
  const asked = partsAsked()
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
  const findings: Findings = {
    machine: { cores: cpus().length, loadBefore, generator: generate === wrkLoad ? 'wrk' : 'Node' },
    starts: { first: firstStart.seconds, second: house.seconds },
  }
  if (asked.has('first-prints')) {
    say('Primeiras impressões…')
    findings.firstPrints = await measureFirstPrints(house.url, [...articles, ...unprinted])
  }
  findings.sizes = await measureSizes(house.url, hot)

  const alone = { DATABASE_URL: database, JOBS: '0' }
  if (asked.has('publishing')) {
    say('Publicação em duas instâncias…')
    const second = await started(shared, alone)
    findings.publishing = await measurePublishing([house.url, second.url])
    await second.stop()
  }
  if (asked.has('load')) {
    say('A mesma matéria pela prensa, só pelo Next e por um servidor nu…')
    const unpressed = await started(shared, { ...alone, PRESS: '0' })
    const bare = await startBareServer(house.url + hot)
    onClose(() => bare.stop())
    const addresses = { bare: bare.url, press: house.url + hot, next: unpressed.url + hot }
    findings.loads = await compare(generate, addresses, signal)
    await unpressed.stop()
    bare.stop()
  }
  if (asked.has('lighthouse')) {
    say('Lighthouse num celular com 4G lento, três vezes cada página…')
    findings.audits = await auditPages(await typicalPages(house.url), signal)
  }

  console.log(report(findings))
  return undefined
})
