/** Signs after which a straight quote opens. */
const before = /[\s([{\u2014\u2013/\u201c\u2018]/
const letter = /[\p{L}\p{N}]/u

/**
 * Sets a line, given as its runs, in Portuguese typography: curly quotes and apostrophes, dashes for hyphens that stand for them, an ellipsis
 * for three dots. Gives for each run the replacement of each UTF-16 unit, so that the editor can keep the caret. Addresses, inches, scores and
 * text that is already typeset stay unchanged.
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
      // Four dots or more are a leader, as in a table of contents.
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

/** Whether another single quote closes one that could open. Otherwise it is an apostrophe ('tá). */
function closesLater(line: string, at: number): boolean {
  for (let next = line.indexOf("'", at + 1); next >= 0; next = line.indexOf("'", next + 1)) {
    if (!letter.test(line[next + 1] ?? '') && !/\s/.test(line[next - 1] ?? '')) return true
  }
  return false
}

/** Whether hyphens stand for a dash: two or three anywhere; a single one between spaces or at the start of a line, but not between numbers. */
function isDash(line: string, at: number, found: string): boolean {
  const after = line[at + found.length] ?? ''
  if (found.length > 3) return false
  if (found.length > 1) return true
  const starts = line.slice(0, at).trim() === ''
  const spaced = after === ' ' && (starts || line[at - 1] === ' ')
  return spaced && !(/\d $/.test(line.slice(0, at)) && /\d/.test(line[at + 2] ?? ''))
}

/** Gives a check whether an index of the line is inside a web or e-mail address. */
function addressesIn(line: string): (at: number) => boolean {
  const found = [...line.matchAll(/\S+/g)].filter(({ 0: word }) => /:\/\/|^www\.|\w@\w/.test(word))
  return at => found.some(({ 0: word, index }) => at >= index && at < index + word.length)
}
