import { lockOf } from '#server/embedded/lock.ts'
import { addFacts } from '#server/platform/process/lock-file.mjs'
import { startStandIns } from '../payments/demonstration.ts'
import { announce } from './announce.ts'
import { build } from './building/build.ts'
import { buildAssets } from './building/build-assets.ts'
import { fillWithDemonstration, migrateDatabase } from './content.ts'
import { openDatabase } from './database.ts'
import { prepareEnvironment } from './environment.ts'
import { tellFormerDeath } from './former-life.ts'
import { type Lifetime, tellRunner } from './lifetime.ts'
import { requireFreePort } from './port.ts'

/**
 * Starts the whole product, prints its address, and runs until it is asked to stop. Announces long steps before they begin.
 * Raises OperatorError when something prevents the start; the lifetime closes what was opened until then.
 */
export async function startHouse(mode: 'production' | 'development', lifetime: Lifetime): Promise<undefined> {
  const { signal, onClose, stopped } = lifetime
  const settings = await prepareEnvironment(mode)
  const loading = loadServer()
  const database = await openDatabase(settings, lifetime)
  await requireFreePort(settings.PORT)
  const site = prepareSite(mode, lifetime)
  const applied = await migrateDatabase(database, lifetime)
  if (applied.length > 0) console.log(`Banco de dados atualizado; migrações aplicadas: ${applied.length}.`)
  if (database.embedded && settings.DEMO) await fillWithDemonstration(database)
  const rehearses = await startStandIns(settings, database.embedded, lifetime)
  signal.throwIfAborted()
  await site
  const { serve } = await loading
  const serving = await serve({ dev: mode === 'development' })
  onClose(() => {
    console.log('Encerrando…')
    return serving.close()
  })
  tellRunner('serving')
  await tellFormerDeath()
  if (database.embedded) addFacts(lockOf(settings.DATA_DIR), { url: settings.SITE_URL })
  await announce(settings, database, rehearses)
  await stopped
}

/** Loading Next takes a second, so it runs while the database starts. A failure surfaces at the await. */
function loadServer() {
  const loading = import('#server/main.ts')
  loading.catch(() => {})
  return loading
}

/** Builds while the database fills: half a minute less at the first start. A failure surfaces at the await, and an end of the house ends the build. */
function prepareSite(mode: 'production' | 'development', { signal, onClose }: Lifetime): Promise<unknown> {
  const closing = new AbortController()
  const notice = setTimeout(() => console.log('Compilando o site. Leva um minuto, e só quando o código muda…'), 1_000)
  const building = mode === 'development' ? buildAssets() : build({ signal: AbortSignal.any([signal, closing.signal]) })
  const ended = Promise.allSettled([building]).then(() => clearTimeout(notice))
  onClose(() => {
    closing.abort()
    return ended
  })
  return building
}
