import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf } from './process.mjs'

// Plain JavaScript: scripts/run.mjs loads it before any package is installed, in a Node that does not strip types.

/** @typedef {{ pid: number, birth: string, url?: string }} Holder */

/**
 * Takes a lock file, also from a process that is dead. The file appears complete (written aside, then linked) and names its
 * holder. Gives null when it was taken, else the living holder.
 * @param {string} file
 * @returns {Holder | null}
 */
export function take(file) {
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }), { mode: 0o644 })
  try {
    for (let tries = 0; tries < 10; tries++) {
      try {
        linkSync(mine, file)
        return null
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const found = holder(file)
      if (found) return found
      rmStale(file)
    }
    throw new Error(`Não consegui criar o arquivo ${file}.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * The living process that holds a lock file, or null. Another process with the same, reused id does not count.
 * @param {string} file
 * @returns {Holder | null}
 */
export function holder(file) {
  const found = read(file)
  return found && birthOf(found.pid) === found.birth ? found : null
}

/**
 * Adds facts to a lock file that this process holds, for other processes to read.
 * @param {string} file
 * @param {Partial<Holder>} facts
 */
export function addFacts(file, facts) {
  const next = `${file}.${randomUUID()}`
  writeFileSync(next, JSON.stringify({ ...read(file), ...facts }), { mode: 0o644 })
  renameSync(next, file)
}

/**
 * Removes a lock file that this process holds.
 * @param {string} file
 */
export function release(file) {
  if (read(file)?.pid === process.pid) rmSync(file, { force: true })
}

/**
 * Waits until it can take the lock file, and calls `onWait` once before waiting. Gives the function that releases it.
 * @param {string} file
 * @param {() => void} onWait
 * @returns {Promise<() => void>}
 */
export async function waitForTurn(file, onWait) {
  if (take(file)) {
    onWait()
    while (take(file)) await sleep(300)
  }
  return () => release(file)
}

/** Moves a dead holder's file aside. Puts it back if a living process took the lock in that instant. */
function rmStale(file) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  try {
    if (holder(aside)) linkSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
