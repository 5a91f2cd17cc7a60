import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { singleton } from './singleton.ts'

/** An error event as it is logged: its fields, `err` among them, and its constant message. */
export interface LoggedError {
  fields: Readonly<Record<string, unknown>>
  message: string
}

const errorListeners = () => singleton('error-listeners', () => new Set<(error: LoggedError) => void>())

/** Calls a function at each logged error until the returned function is called. The function must not raise. */
export function onLoggedError(listener: (error: LoggedError) => void): () => void {
  errorListeners().add(listener)
  return () => {
    errorListeners().delete(listener)
  }
}

/** Pino's number of the level `error`. */
const ERROR = 50

const request = () => singleton('request', () => new AsyncLocalStorage<{ requestId: string }>())

/**
 * The process's logger: one JSON line an event in production, a short readable one elsewhere. Events logged while a request is
 * answered carry its id. `LOG_LEVEL` is the lowest level logged (`info` by default).
 */
export const log = () =>
  singleton('log', () => {
    const options: pino.LoggerOptions = {
      level: process.env.LOG_LEVEL || 'info',
      base: { pid: process.pid },
      mixin: () => request().getStore() ?? {},
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      formatters: { level: label => ({ level: label }) },
      hooks: {
        logMethod(args, method, level) {
          if (level >= ERROR) tell(args)
          method.apply(this, args)
        },
      },
    }
    return process.env.NODE_ENV === 'production' ? pino(options) : pino(options, humanLines(process.stdout))
  })

/**
 * An error's fields as they are logged. PostgreSQL's `detail` is left out: it repeats the values of a refused row. Of an error that JSON cannot
 * hold only type, message and stack are logged.
 */
export function errorFields(error: Error): unknown {
  const fields = pino.stdSerializers.err(error)
  try {
    return JSON.parse(JSON.stringify(fields, (name, value: unknown) => (name === 'detail' ? undefined : value)))
  } catch {
    return { type: fields.type, message: fields.message, stack: fields.stack }
  }
}

/** Tells the listeners of an error that is being logged. */
function tell([fields, message]: readonly unknown[]): void {
  if (typeof fields !== 'object' || fields === null) return
  const requestId = currentRequestId()
  const error = { fields: { requestId, ...fields }, message: typeof message === 'string' ? message : '' }
  for (const listener of errorListeners()) listener(error)
}

const start = randomUUID().slice(0, 8)
let requests = 0

/** A new id for a request: the process's random id and a number. */
export const newRequestId = (): string => `${start}-${(++requests).toString(36)}`

/** Runs `answer` so that its log events carry the request's id. Gives the result of `answer`. */
export const withRequestId = <T>(requestId: string, answer: () => T): T => request().run({ requestId }, answer)

/** The id of the request being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => request().getStore()?.requestId

/** A log event as pino writes it. */
interface LogEvent {
  time: string
  level: string
  msg?: string
  err?: { message?: string; stack?: string }
  [field: string]: unknown
}

/** A destination for pino that writes one short line an event, with an error's stack below. For development. */
const humanLines = (out: { write(text: string): unknown }) => ({
  write(json: string) {
    out.write(`${humanLine(JSON.parse(json))}\n`)
  },
})

/** `12:34:56 warn  queue error job=seo-validate`, and the stack of an error. */
function humanLine({ time, level, msg = '', err, pid: _pid, ...fields }: LogEvent): string {
  const rest = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = err ? `\n${err.stack ?? err.message ?? ''}` : ''
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${rest.join('')}${stack}`
}
