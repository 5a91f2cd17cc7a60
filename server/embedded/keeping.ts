import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { OperatorError } from '../platform/process/operator-error.ts'
import { PortTaken, type Postmaster } from './postmaster.ts'

const PORT_TRIES = 5
const RESTART_PAUSE_MS = 3_000

/** Starts on the last port if it is free, else on any free one. Another program may take it in between: then it tries again. */
export async function startOnSomePort(
  start: (port: number) => Promise<Postmaster>,
  last: number | undefined,
): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    try {
      return await start((tries === 1 && (await freePort(last))) || (await freePort()) || 0)
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error
      if (tries === PORT_TRIES)
        throw new OperatorError('Não encontrei uma porta livre para o banco de dados em 127.0.0.1.')
    }
  }
}

function freePort(wanted = 0): Promise<number | null> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : null))
    })
  })
}

/**
 * Restarts a database that died by itself, on the same port, so that the pools find it. Tries without end, because an operator may free
 * a full disk.
 */
export function supervise(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: Pick<Logger, 'error'>,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watch = async () => {
    for (let current: Postmaster | null = first; current; current = await again()) {
      const { stop, exited } = current
      if (stopping.signal.aborted) await stop()
      stopping.signal.addEventListener('abort', () => void stop())
      await exited
    }
  }
  const again = async () => {
    while (!stopping.signal.aborted) {
      log.error('the embedded database ended unasked; starting it again')
      try {
        return await restart()
      } catch (error) {
        log.error({ err: error }, 'the embedded database did not start')
        await sleep(RESTART_PAUSE_MS, null, { signal: stopping.signal }).catch(() => {})
      }
    }
    return null
  }
  const watching = watch()
  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}
