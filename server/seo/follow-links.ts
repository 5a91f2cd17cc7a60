import { askOutside, OutsideError } from '#server/platform/outside/outside.ts'

/** Limits of a link's answer: only its head counts. */
const limits = { maxBytes: 64 * 1024, connectMs: 4_000, firstByteMs: 6_000, wholeMs: 8_000 }
const atOnce = 4
/** Answers that say that nothing is there. Others, such as 403 for a robot, say nothing about readers. */
const goneStatuses = new Set([404, 410])

type Followed = 'there' | 'gone' | 'silent'

/**
 * Follows links and says of each whether it is broken. A host that does not answer counts as broken only when another did: otherwise this machine
 * has no way out. Never raises.
 */
export async function followLinks(urls: readonly string[], ask = askOutside): Promise<Map<string, boolean>> {
  const found = new Map<string, Followed>()
  const left = [...urls]
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) found.set(url, await follow(url, ask))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const online = [...found.values()].some(each => each !== 'silent')
  return new Map([...found].map(([url, each]) => [url, each === 'gone' || (each === 'silent' && online)]))
}

async function follow(url: string, ask: typeof askOutside): Promise<Followed> {
  try {
    const { status, body } = await ask(url, limits)
    body.destroy()
    return goneStatuses.has(status) ? 'gone' : 'there'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // Slow, too large, refused by our own rules or badly encoded: no proof that readers find nothing.
    return error.reason === 'unreachable' ? 'silent' : 'there'
  }
}
