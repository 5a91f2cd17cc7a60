import { performance } from 'node:perf_hooks'

// Plain JavaScript, for the reason given in scripts/run.mjs.

/** The signals by which operators, terminals and service managers stop a process. */
const stops = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
/** Deaths are in a row when each process lived shorter than this. */
const SHORT_LIFE_MS = 60_000
/** After so many deaths in a row masters are told, and the pause gets long. */
const ALARM_AT = 5
const FIRST_PAUSE_MS = 250
const LONG_PAUSE_MS = 30_000
/** So many starts in a row may refuse after a death, as when the database is away; the next one ends the command. */
const MOST_REFUSALS = 10

/**
 * What follows the end of a process: a pause and another process, or nothing (null). A process that was asked to stop stays ended, and so does
 * one that ended well or refused to start. One that died after it served, or by a signal, is started again.
 * @param {{ code: number | null, signal: NodeJS.Signals | null, asked: boolean, served: boolean, lastedMs: number }} end
 * @param {{ served: boolean, deaths: number, refusals: number }} past whether an earlier process served; deaths and refusals in a row
 */
export function nextLife({ code, signal, asked, served, lastedMs }, past) {
  if (asked || code === 0 || stops.includes(signal)) return null
  const refused = !signal && !served
  if (refused && (!past.served || past.refusals >= MOST_REFUSALS)) return null
  const deaths = lastedMs < SHORT_LIFE_MS ? past.deaths + 1 : 1
  const alarm = deaths >= ALARM_AT
  return {
    past: { served: past.served || served, deaths, refusals: refused ? past.refusals + 1 : 0 },
    pauseMs: alarm ? LONG_PAUSE_MS : FIRST_PAUSE_MS * 2 ** (deaths - 1),
    alarm,
  }
}

/**
 * Runs a process and, with `again`, another one when it dies. Calls `end` when it stays ended. A process says over its channel that it is
 * “serving” or “stopping” (scripts/steps/lifetime.ts); the channel's end tells it that this process has ended, `kill -9` included. Each next
 * process is handed how the one before it died.
 * @param {(death?: { deaths: number, cause: string, alarm: boolean }) => import('node:child_process').ChildProcess} launch
 * @param {{ again: boolean, end: (code: number | null, signal: NodeJS.Signals | null) => void, say?: (line: string) => void }} options
 */
export function keepRunning(launch, { again, end, say = console.error }) {
  let past = { served: false, deaths: 0, refusals: 0 }
  let asked = false
  let child
  let pause

  const begin = death => {
    const startedAt = performance.now()
    let served = false
    child = launch(death)
    child.on('message', word => {
      if (word === 'serving') served = true
      if (word === 'stopping') asked = true
    })
    child.on('error', error => {
      say(`Não consegui executar o programa: ${error.message}`)
      end(1, null)
    })
    child.on('exit', (code, signal) => {
      const settle = () => settled({ code, signal, asked, served, lastedMs: performance.now() - startedAt })
      // Its last word may arrive after its end.
      if (child.connected) child.once('disconnect', settle)
      else settle()
    })
  }

  const settled = ending => {
    const { code, signal } = ending
    const next = again ? nextLife(ending, past) : null
    if (!next) return end(code, signal)
    const { pauseMs, alarm } = next
    past = next.past
    const cause = signal ?? `código ${code}`
    const { pid } = child
    child = null
    pause = setTimeout(begin, pauseMs, { deaths: past.deaths, cause, alarm })
    say(deathSentence({ pid, cause, deaths: past.deaths, pauseMs, alarm }))
  }

  begin()
  return {
    /** Stops for good: hands the signal to the process, or ends the pause. */
    stop(signal) {
      asked = true
      if (child) return child.kill(signal)
      clearTimeout(pause)
      end(0, null)
    },
  }
}

function deathSentence({ pid, cause, deaths, pauseMs, alarm }) {
  const seconds = (pauseMs / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const what = `O processo ${pid} parou sem que ninguém pedisse (${cause}).`
  const next = `Começo de novo em ${seconds} s.`
  if (!alarm) return `${what} ${next}`
  return `ALARME: ${what} É a ${deaths}ª vez seguida em menos de um minuto. ${next} Veja “O portal parou de repente” em docs/operations.md.`
}
