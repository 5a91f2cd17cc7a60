import { describe, expect, test } from 'vitest'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'
import type { Craft, Credit } from '../articles/credits.ts'
import type { ArticleFieldsInput } from '../schemas/articles/article.ts'
import { mergeBlocks, type Piece } from './blocks.ts'
import { mergeArticles } from './merge-articles.ts'
import { splitBlocks } from './split.ts'

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(piece => (piece.kind === 'settled' ? piece.html : `${piece.mine ?? '–'}!${piece.theirs ?? '–'}`))
const words = (text: string) => (text === '' ? [] : text.split(' | '))

describe('two texts with one base', () => {
  test.each([
    ['nothing changed', 'a | b', 'a | b', 'a | b', ['a', 'b']],
    ['I changed one', 'a | b | c', 'a | B | c', 'a | b | c', ['a', 'B', 'c']],
    ['they changed one', 'a | b | c', 'a | b | c', 'a | B | c', ['a', 'B', 'c']],
    ['neighbours, each one of them', 'um a | dois b', 'um A | dois b', 'um a | dois B', ['um A', 'dois B']],
    ['the same paragraph in two ways', 'a | b | c', 'a | x | c', 'a | y | c', ['a', 'x!y', 'c']],
    ['both inserted something at one place', 'a | b', 'a | x | b', 'a | y | b', ['a', 'y', 'x', 'b']],
    ['I removed one', 'a | b | c', 'a | c', 'a | b | c', ['a', 'c']],
    ['I removed one that they changed', 'a | b | c', 'a | c', 'a | b b | c', ['a', '–!b b', 'c']],
    ['I changed one that they removed', 'a | b | c', 'a | b b | c', 'a | c', ['a', 'b b!–', 'c']],
    ['one inserted before a changed one', 'a b c', 'novo | a b c d', 'a b c', ['novo', 'a b c d']],
    ['everything is new', '', 'a', 'b', ['b', 'a']],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(drawn(mergeBlocks(words(base), words(mine), words(theirs)))).toEqual(expected)
  })

  test('without a base every difference is conflicting and nothing is lost', () => {
    expect(drawn(mergeBlocks(null, words('a | b x | c | d'), words('a | b y | c')))).toEqual(['a', 'b x!b y', 'c', 'd'])
    expect(drawn(mergeBlocks(null, words('a'), words('a | b')))).toEqual(['a', 'b'])
  })
})

/** A base of different paragraphs and two edited copies. Every typed word is unique. */
function writing(seed: number) {
  const roll = dice(seed)
  const below = (limit: number) => Math.floor(roll() * limit)
  let marks = 0
  const base = Array.from({ length: below(9) }, (_, n) => `<p>parágrafo ${n} com palavras próprias ${below(1e6)}</p>`)
  const edit = (name: string) => {
    const text = [...base]
    const touched = new Set<number>()
    const typed: string[] = []
    for (let times = below(5); times > 0; times--) {
      const place = below(base.length + 1)
      const mark = `${name}${marks++}`
      const at = text.indexOf(base[place] ?? '')
      if (roll() < 0.4 || at < 0) text.splice(below(text.length + 1), 0, `<p>${mark}</p>`)
      else if (roll() < 0.7) text[at] = `${text[at]?.slice(0, -4)} ${mark}</p>`
      else text.splice(at, 1)
      if (text.some(block => block.includes(mark))) typed.push(mark)
      if (at >= 0 && !text.includes(base[place] ?? '')) touched.add(place)
    }
    return { text, touched, typed }
  }
  return { base, mine: edit('meu'), theirs: edit('deles') }
}

const seeds = Array.from({ length: 300 }, (_, n) => n + 1)

describe('three hundred made-up pairs of writers', () => {
  test.each([
    ['an unchanged second side gives the first', (b: string[], m: string[]) => [mergeBlocks(b, m, b), m]],
    ['an unchanged first side gives the second', (b: string[], m: string[]) => [mergeBlocks(b, b, m), m]],
    ['two equal sides agree', (b: string[], m: string[]) => [mergeBlocks(b, m, m), m]],
  ] as const)('%s', (_, run) => {
    for (const seed of seeds) {
      const { base, mine } = writing(seed)
      const [pieces, expected] = run(base, mine.text)
      expect(drawn(pieces as Piece[]), `seed ${seed}`).toEqual(expected)
    }
  })

  test('no typed word is lost: it is in the text or in a conflict', () => {
    for (const seed of seeds) {
      const { base, mine, theirs } = writing(seed)
      for (const from of [base, null]) {
        const all = drawn(mergeBlocks(from, mine.text, theirs.text)).join()
        for (const mark of [...mine.typed, ...theirs.typed]) expect(all, `seed ${seed}`).toContain(mark)
      }
    }
  })

  test('changes of different paragraphs never conflict', () => {
    let met = 0
    for (const seed of seeds) {
      const { base, mine, theirs } = writing(seed)
      if ([...mine.touched].some(place => theirs.touched.has(place))) continue
      met++
      const conflicting = mergeBlocks(base, mine.text, theirs.text).filter(({ kind }) => kind === 'conflicting')
      expect(conflicting, `seed ${seed}`).toEqual([])
    }
    expect(met).toBeGreaterThan(50)
  })

  test('a paragraph that both changed is always conflicting, whoever merges', () => {
    let met = 0
    for (const seed of seeds) {
      const { base, mine, theirs } = writing(seed)
      const conflicts = (own: string[], other: string[]) =>
        mergeBlocks(base, own, other).filter(({ kind }) => kind === 'conflicting').length
      expect(conflicts(mine.text, theirs.text), `seed ${seed}`).toBe(conflicts(theirs.text, mine.text))
      const both = base.filter(block => !mine.text.includes(block) && !theirs.text.includes(block))
      const changed = both.filter(block => {
        const head = block.slice(0, -4)
        const now = (text: string[]) => text.find(each => each.startsWith(head))
        return now(mine.text) !== now(theirs.text)
      })
      met += changed.length
      expect(conflicts(mine.text, theirs.text), `seed ${seed}`).toBeGreaterThanOrEqual(changed.length)
    }
    expect(met).toBeGreaterThan(20)
  })
})

describe('a body as its blocks', () => {
  test('joins to the same bytes for any input', () => {
    for (const seed of seeds.slice(0, 200)) {
      const html = madeUpBody(seed)
      expect(splitBlocks(html).join('')).toBe(html)
    }
    for (const odd of ['', 'solto', '<p>sem fim', 'a<p>b</p>c', '<', '<p', '</p></p>x', '<p>a</p><br>b<hr><p>c</p>']) {
      expect(splitBlocks(odd).join('')).toBe(odd)
    }
  })

  test('has one for each top-level element', () => {
    const list = '<ul><li>a<ul><li>b</li></ul></li></ul>'
    const html = ['<p>a<br />b</p>', '<hr />', list, '<figure><img src="/a/" alt="" /></figure>', '<p>c</p>']
    expect(splitBlocks(html.join(''))).toEqual(html)
  })
})

const fields = (own: Partial<ArticleFieldsInput> = {}): ArticleFieldsInput => ({
  title: 'Título',
  slug: 'titulo',
  summary: 'Resumo',
  content: '<p>um</p><p>dois</p>',
  coverMediaId: null,
  coverImage: '/a.webp',
  coverAlt: 'A',
  coverCredit: 'B',
  tags: ['Obras', 'Cidade'],
  cities: ['chapeco-sc', 'xaxim-sc'],
  visibility: 'public',
  ...own,
})

const merge = (mine: Partial<ArticleFieldsInput>, theirs: Partial<ArticleFieldsInput>) =>
  mergeArticles(fields(), fields(mine), fields(theirs))

describe('an article', () => {
  test('fields that only one side changed are taken from there', () => {
    const { fields: merged, conflicts } = merge({ title: 'Meu', coverAlt: 'C' }, { summary: 'Deles', coverCredit: 'D' })
    expect(conflicts).toEqual([])
    expect(merged).toEqual(fields({ title: 'Meu', summary: 'Deles', coverAlt: 'C', coverCredit: 'D' }))
  })

  test('a field that both changed waits for a choice', () => {
    const merged = merge({ title: 'Meu' }, { title: 'Deles' })
    expect(merged.conflicts.map(({ id }) => id)).toEqual(['title'])
    expect(merged.fields.title).toBe('Meu')
    expect(merged.resolve({}).title).toBe('Meu')
    expect(merged.resolve({ title: 'theirs' }).title).toBe('Deles')
  })

  test('a changed picture keeps its description and credit', () => {
    const merged = merge({ coverImage: '/b.webp', coverAlt: 'C' }, { coverCredit: 'D' })
    expect(merged.conflicts.map(({ id }) => id)).toEqual(['coverMediaId'])
    const theirs = merged.resolve({ coverMediaId: 'theirs' })
    expect(theirs).toMatchObject({ coverImage: '/a.webp', coverAlt: 'A', coverCredit: 'D' })
    expect(merge({ coverImage: '/b.webp', coverAlt: 'C' }, {}).conflicts).toEqual([])
  })

  test('tags that either side added stay, and tags that either side removed go', () => {
    const { fields: merged } = merge({ tags: ['Obras', 'Meu'] }, { tags: ['obras', 'Cidade', 'Deles'] })
    expect(merged.tags).toEqual(['obras', 'Deles', 'Meu'])
  })

  test('cities are merged like tags; only two primary cities are a conflict', () => {
    expect(merge({ cities: ['chapeco-sc'] }, { cities: ['chapeco-sc', 'xaxim-sc', 'a-sc'] }).fields.cities).toEqual([
      'chapeco-sc',
      'a-sc',
    ])
    expect(merge({ cities: ['a-sc', 'chapeco-sc'] }, { cities: ['chapeco-sc', 'b-sc'] }).fields.cities[0]).toBe('a-sc')
    const merged = merge({ cities: ['a-sc'] }, { cities: ['b-sc'] })
    expect(merged.conflicts.map(({ id }) => id)).toEqual(['cities'])
    expect(merged.resolve({ cities: 'both' }).cities).toEqual(['a-sc', 'b-sc'])
  })

  describe('its credits', () => {
    const person = (name: string, craft: Craft = 'reporting') => ({ personId: null, name, agency: false, craft })
    const [ana, joao, caio] = [person('Ana'), person('João'), person('Caio', 'photo')]
    const signed = (base: Credit[] | undefined, mine: Credit[] | undefined, theirs: Credit[] | undefined) =>
      mergeArticles(fields({ credits: base }), fields({ credits: mine }), fields({ credits: theirs }))

    test('credits that either side added stay; credits that either side removed go', () => {
      expect(signed([ana], [ana, caio], [ana, joao]).fields.credits).toEqual([ana, joao, caio])
      expect(signed([ana, caio], [ana], [ana, caio, joao]).fields.credits).toEqual([ana, joao])
    })

    test('two first names are a conflict', () => {
      const merged = signed([ana], [joao], [caio])
      expect(merged.conflicts.map(({ id }) => id)).toEqual(['credits'])
      expect(merged.resolve({}).credits).toEqual([joao])
      expect(merged.resolve({ credits: 'theirs' }).credits).toEqual([caio])
      expect(merged.resolve({ credits: 'both' }).credits).toEqual([joao, caio])
    })

    test('a text without the field leaves the credits unchanged', () => {
      expect(signed(undefined, undefined, [ana, caio]).fields.credits).toEqual([ana, caio])
      expect(signed(undefined, [ana, joao], [ana]).fields.credits).toEqual([ana, joao])
      expect(signed(undefined, undefined, undefined).fields).not.toHaveProperty('credits', expect.anything())
    })
  })

  test('a conflicting paragraph can be mine, theirs, or both', () => {
    const merged = merge({ content: '<p>um</p><p>dois meu</p>' }, { content: '<p>um deles</p><p>dois deles</p>' })
    const [conflict] = merged.conflicts
    expect(merged.conflicts).toHaveLength(1)
    const chosen = (choice: 'mine' | 'theirs' | 'both') => merged.resolve({ [conflict?.id ?? '']: choice }).content
    expect(chosen('mine')).toBe('<p>um deles</p><p>dois meu</p>')
    expect(chosen('theirs')).toBe('<p>um deles</p><p>dois deles</p>')
    expect(chosen('both')).toBe('<p>um deles</p><p>dois deles</p><p>dois meu</p>')
  })
})

test('a slug that follows its title is one part with it; a slug of its own is another', () => {
  const fields = (title: string, slug: string): ArticleFieldsInput => ({
    ...{ title, slug, summary: '', content: '', coverMediaId: null, coverImage: '', coverAlt: '', coverCredit: '' },
    ...{ tags: [], cities: [], visibility: 'public' },
  })
  const base = fields('Chuva', 'chuva')
  const both = mergeArticles(base, fields('Chuva forte', 'chuva-forte'), fields('Chuva fina', 'chuva-fina-2'))
  expect(both.conflicts.map(({ part }) => part)).toEqual(['title'])
  expect(both.resolve({ title: 'theirs' })).toMatchObject({ title: 'Chuva fina', slug: 'chuva-fina-2' })
  expect(both.resolve({ title: 'mine' })).toMatchObject({ title: 'Chuva forte', slug: 'chuva-forte' })
  const own = mergeArticles(base, fields('Chuva forte', 'chuva'), fields('Chuva', 'temporal'))
  expect(own.conflicts).toEqual([])
  expect(own.fields).toMatchObject({ title: 'Chuva forte', slug: 'temporal' })
})
