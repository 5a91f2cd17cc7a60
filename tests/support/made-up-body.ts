import type { Block, Body, BodyPicture, Inline, Item, List } from '#lib/body/body.ts'
import { normalizeInlines } from '#lib/body/inlines.ts'
import { writeBody } from '#lib/body/write.ts'

/** A small seeded generator (mulberry32): the same bodies on every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const words = ['água', 'São João', '“aspas”', '<b>', '&amp;', 'R$\u00a050', '🎉', 'e\u0301', 'x  y', "d'água", '—']

/** The HTML of a body made of all allowed blocks, in a random order. */
export function madeUpBody(seed: number): string {
  const roll = dice(seed)
  const below = (limit: number) => Math.floor(roll() * limit)
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  const some = <T>(make: () => T, most: number) => Array.from({ length: 1 + below(most) }, make)

  const inline = (): Inline => {
    const href = roll() < 0.2 ? pick(['/a', 'https://b.br/?c=1&d="2"', 'mailto:e@f.br']) : null
    if (roll() < 0.1) return { kind: 'break', href }
    const text = some(() => pick(words), 3).join(' ')
    const [bold, italic, strike] = [roll() < 0.3, roll() < 0.3, roll() < 0.1]
    return { kind: 'text', text, bold, italic, strike, position: roll() < 0.1 ? pick(['sup', 'sub']) : null, href }
  }
  const line = (): Inline[] => {
    const inlines = normalizeInlines(some(inline, 6))
    return inlines.length > 0 ? inlines : line()
  }
  // In a quote two line breaks separate paragraphs, so a paragraph contains none.
  const quoteLine = (): Inline[] => normalizeInlines(line().filter(({ kind }) => kind === 'text'))
  const item = (depth: number): Item => {
    const first = depth < 4 && roll() < 0.3 ? [list(depth + 1)] : []
    const second = first[0] && roll() < 0.3 ? [{ ...list(depth + 1), ordered: !first[0].ordered, start: 1 }] : []
    return { inlines: line(), lists: [...first, ...second] }
  }
  const list = (depth: number): List => {
    const ordered = roll() < 0.5
    return {
      kind: 'list',
      ordered,
      start: ordered && roll() < 0.3 ? 1 + below(9) : 1,
      items: some(() => item(depth), 3),
    }
  }
  const table = (): Block => {
    const columns = 1 + below(4)
    const cell = () => (roll() < 0.2 ? [] : line())
    const row = () => Array.from({ length: columns }, cell)
    return { kind: 'table', header: roll() < 0.6, rows: [row(), ...some(row, 4)] }
  }
  const picture = (): BodyPicture => {
    const sized = roll() < 0.5 ? { width: 1 + below(2000), height: 1 + below(2000) } : { width: null, height: null }
    return { src: '/f.webp', alt: pick(['', 'x']), caption: pick(['', 'y']), credit: pick(['', 'z']), ...sized }
  }
  const block = (): Block => {
    switch (below(14)) {
      case 0:
        return { kind: 'heading', level: pick([2, 3]), inlines: line() }
      case 1:
        return list(1)
      case 2:
        return { kind: 'quote', paragraphs: some(quoteLine, 3) }
      case 3:
        return { kind: 'figure', ...picture(), align: pick([null, null, 'left', 'right', 'wide'] as const) }
      case 4:
        return { kind: 'rule' }
      case 5:
        return { kind: 'video', id: pick(['dQw4w9WgXcQ', '-_abcdefghi']), title: pick(['a', '<b> & "c"']) }
      case 6:
        return { kind: 'embed', html: pick(['<p>a</p>', '<b>x &amp; "y"</b>']), title: 'z', height: 80 + below(900) }
      case 7:
        return { kind: 'pull', inlines: line() }
      case 8:
        return table()
      case 9: {
        const url = pick(['https://x.com/ana_1/status/17', 'https://www.instagram.com/reel/C_a-b12/'])
        return {
          kind: 'post',
          network: url.includes('x.com') ? 'x' : 'instagram',
          url,
          title: pick(['a', '<i> & "b"']),
        }
      }
      case 10: {
        const article = '0197f0a1-1111-7abc-8def-0123456789ab'
        return {
          kind: 'related',
          article,
          path: pick(['/article/a', '/recife-pe/b?c="d"']),
          title: pick(['A', '“b” & <c>']),
        }
      }
      case 11:
        return { kind: 'gallery', pictures: [picture(), ...some(picture, 4)] }
      default:
        return { kind: 'paragraph', inlines: line() }
    }
  }
  const apart = (body: Body, next: Block): Body => {
    const last = body.at(-1)
    // Two adjacent lists of the same kind are one list.
    return last?.kind === 'list' && next.kind === 'list' && last.ordered === next.ordered ? body : [...body, next]
  }
  return writeBody(some(block, 8).reduce(apart, [] as Body))
}
