/**
 * The most of an answer: its characters in base64, its tags and attributes, and its depth. A provider's has about 100 tags, and one for each group of a
 * person; the library's time grows with the square of them.
 */
const most = { length: 256 * 1024, tags: 3_000, attributes: 3_000, depth: 40 }

/** Raises for an answer that no provider writes, before anything parses it (abuse case 42). Takes time that grows with its length. */
export function assertBounded(answer: string): void {
  if (answer.length > most.length) throw new Error('An answer with too many bytes')
  const xml = Buffer.from(answer, 'base64').toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('An answer with a document type')
  if (xml.split('<').length > most.tags) throw new Error('An answer with too many elements')
  if (xml.split('=').length > most.attributes) throw new Error('An answer with too many attributes')
  let depth = 0
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const kind = xml[at + 1]
    const end = xml.indexOf('>', at)
    if (end === -1) throw new Error('An answer with an open tag')
    if (kind === '/') depth--
    else if (kind !== '!' && kind !== '?' && xml[end - 1] !== '/') depth++
    if (depth > most.depth) throw new Error('An answer that is too deep')
    at = xml.indexOf('<', end)
  }
}
