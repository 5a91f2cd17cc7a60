import { readFileSync } from 'node:fs'

// Plain JavaScript, for the reason given in lock-file.mjs.

/**
 * A process's start time in the system's own units; null when it is dead or a zombie (in a container without an init). On other
 * systems than Linux `alive` or null.
 * @param {number} pid
 * @returns {string | null}
 */
export function birthOf(pid) {
  const fields = statOf(pid)
  if (fields) return fields[0] === 'Z' || fields[0] === 'X' ? null : fields[19]
  if (process.platform === 'linux') return null
  try {
    process.kill(pid, 0)
    return 'alive'
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : null
  }
}

/**
 * The nearest ancestor of this process whose command line begins with a word; 0 without one. npm's process is called `npm start`,
 * often with a shell in between. Linux only.
 * @param {string} word
 * @returns {number}
 */
export function ancestorNamed(word) {
  for (let pid = process.ppid; pid > 1; pid = Number(statOf(pid)?.[1])) {
    if (commandOf(pid).startsWith(`${word} `)) return pid
  }
  return 0
}

/**
 * The fields of proc_pid_stat(5) from the third on. The name before them may contain spaces and brackets, so they begin after its
 * last bracket.
 */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`)
  return text ? text.split(') ').at(-1).split(' ') : null
}

const commandOf = pid => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
