/** A log event as pino writes it. */
interface LogEvent {
  time: string
  level: string
  msg?: string
  err?: { message?: string; stack?: string }
  [field: string]: unknown
}

/** A destination for pino that writes one short line an event, with an error's stack below. For development. */
export const humanLines = (out: { write(text: string): unknown }) => ({
  write(json: string) {
    out.write(`${humanLine(JSON.parse(json))}\n`)
  },
})

/** `12:34:56 warn  queue error job=seo-validate`, and the stack of an error. */
export function humanLine({ time, level, msg = '', err, pid: _pid, ...fields }: LogEvent): string {
  const rest = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = err ? `\n${err.stack ?? err.message ?? ''}` : ''
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${rest.join('')}${stack}`
}
