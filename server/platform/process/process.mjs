import { readFileSync } from 'node:fs'

// Plain JavaScript, as lock-file.mjs is, and for the same reason.

/**
 * When a process was born, in the system's own count; null when there is none, or only its corpse that nobody collects (a container
 * without an init). Elsewhere than on Linux only whether it lives.
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
 * The nearest ancestor of this process whose command line begins with a word; 0 when there is none. npm calls itself `npm start` and
 * often puts a shell between us. Linux only.
 * @param {string} word
 * @returns {number}
 */
export function ancestorNamed(word) {
  for (let pid = process.ppid; pid > 1; pid = Number(statOf(pid)?.[1])) {
    if (commandOf(pid).startsWith(`${word} `)) return pid
  }
  return 0
}

/** Fields 3 and on of proc_pid_stat(5). The name before them may hold spaces and brackets: they begin after its last bracket. */
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
