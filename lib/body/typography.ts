/** Marks between which straight quotes open. */
const before = /[\s([{\u2014\u2013/\u201c\u2018]/
const letter = /[\p{L}\p{N}]/u

/**
 * A line, given as the runs it is made of, in Portuguese typography: curly quotes and apostrophes, dashes for hyphens that stand for them, an ellipsis
 * for three dots. Gives for each run what becomes of each of its UTF-16 units, so that a caret in it can be kept. Addresses stay as they are,
 * and so do inches, scores and all that is set already.
 */
export function typeset(runs: readonly string[]): string[][] {
  const line = runs.join('')
  const units = [...line.matchAll(/[\s\S]/g)].map(([unit]) => unit)
  const address = addressesIn(line)
  const put = (at: number, length: number, text: string) => {
    for (let n = 0; n < length; n++) units[at + n] = n === 0 ? text : ''
  }
  let open = false
  for (const { 0: found, index: at } of line.matchAll(/\.{3}|-+|["']/g)) {
    if (address(at)) continue
    const previous = line[at - 1] ?? ''
    const next = line[at + found.length] ?? ''
    if (found === '...') {
      // Four dots or more are somebody's leader.
      if (previous !== '.' && next !== '.') put(at, 3, '…')
    } else if (found === '"') {
      const opens = previous === '' || before.test(previous)
      if (!opens && !open && /\d/.test(previous)) continue
      put(at, 1, opens ? '“' : '”')
      open = opens
    } else if (found === "'") {
      const opens = (previous === '' || before.test(previous)) && closesLater(line, at)
      put(at, 1, opens ? '‘' : '’')
    } else if (isDash(line, at, found)) put(at, found.length, '—')
  }
  let from = 0
  return runs.map(run => {
    const own = units.slice(from, from + run.length)
    from += run.length
    return own
  })
}

/** Whether a single quote that could open has another that closes it; else it is an apostrophe ('tá). */
function closesLater(line: string, at: number): boolean {
  for (let next = line.indexOf("'", at + 1); next >= 0; next = line.indexOf("'", next + 1)) {
    if (!letter.test(line[next + 1] ?? '') && !/\s/.test(line[next - 1] ?? '')) return true
  }
  return false
}

/** Two or three hyphens anywhere; one alone between spaces or at the start of a line, unless between numbers. */
function isDash(line: string, at: number, found: string): boolean {
  const after = line[at + found.length] ?? ''
  if (found.length > 3) return false
  if (found.length > 1) return true
  const starts = line.slice(0, at).trim() === ''
  const spaced = after === ' ' && (starts || line[at - 1] === ' ')
  return spaced && !(/\d $/.test(line.slice(0, at)) && /\d/.test(line[at + 2] ?? ''))
}

/** Whether a place in a line stands in an address of the web or of mail. */
function addressesIn(line: string): (at: number) => boolean {
  const found = [...line.matchAll(/\S+/g)].filter(({ 0: word }) => /:\/\/|^www\.|\w@\w/.test(word))
  return at => found.some(({ 0: word, index }) => at >= index && at < index + word.length)
}
