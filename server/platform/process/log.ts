import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { humanLines } from './log-lines.ts'
import { singleton } from './singleton.ts'

const request = () => singleton('request', () => new AsyncLocalStorage<{ requestId: string }>())

/**
 * The process' logger: one JSON line an event in production, a short readable one elsewhere. Everything logged while a request is
 * answered carries its id. `LOG_LEVEL` says from which level on (info).
 */
export const log = () =>
  singleton('log', () => {
    const options: pino.LoggerOptions = {
      level: process.env.LOG_LEVEL || 'info',
      base: { pid: process.pid },
      mixin: () => request().getStore() ?? {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    }
    return process.env.NODE_ENV === 'production' ? pino(options) : pino(options, humanLines(process.stdout))
  })

const start = randomUUID().slice(0, 8)
let requests = 0

/** A name for a request that no other request has: the process' and a number. */
export const newRequestId = (): string => `${start}-${(++requests).toString(36)}`

/** Runs what answers a request, so that its log lines can be told from other requests' lines. Gives what `answer` gives. */
export const withRequestId = <T>(requestId: string, answer: () => T): T => request().run({ requestId }, answer)

/** The id of the request being answered, if any. */
export const currentRequestId = (): string | undefined => request().getStore()?.requestId
