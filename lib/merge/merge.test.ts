import { describe, expect, test } from 'vitest'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'
import type { Craft, Credit } from '../articles/credits.ts'
import { blockLines } from '../body/body.ts'
import { parseHtml } from '../body/parse.ts'
import { readBody } from '../body/read.ts'
import { writeBody } from '../body/write.ts'
import type { ArticleFieldsInput } from '../schemas/articles/article.ts'
import { mergeArticles } from './merge-articles.ts'
import { mergeBodies } from './merge-words.ts'
import { offsetAfter } from './offset-after.ts'
import { htmlOf, startsBlock, tokensOf } from './tokens.ts'

const paragraphs = (text: string) => (text === '' ? '' : `<p>${text.replaceAll(' | ', '</p><p>')}</p>`)
const plain = (html: string) => html.replaceAll('</p><p>', ' | ').replaceAll(/<\/?p>/g, '')

/** A merge as text: the paragraphs, a conflicting line as both of its forms. */
function drawn(base: string | null, mine: string, theirs: string): string[] {
  const { conflicts, resolve } = mergeBodies(base && paragraphs(base), paragraphs(mine), paragraphs(theirs))
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs']))
  const both = conflicts.map(conflict => `${plain(conflict.mine ?? '–')}!${plain(conflict.theirs ?? '–')}`)
  return conflicts.length > 0 ? [...both, plain(resolve({})), plain(resolve(choices))] : [plain(resolve({}))]
}

describe('two texts with one base', () => {
  test.each([
    ['nothing changed', 'a | b', 'a | b', 'a | b', 'a | b'],
    ['one side changed a word', 'a b | c', 'a B | c', 'a b | c', 'a B | c'],
    ['different words of one paragraph', 'um dois três', 'UM dois três', 'um dois TRÊS', 'UM dois TRÊS'],
    ['neighbouring words', 'um dois três', 'UM dois três', 'um DOIS três', 'UM DOIS três'],
    ['a word and an insertion beside it', 'um dois', 'UM dois', 'um e dois', 'UM e dois'],
    [
      'a correction and a sentence',
      'O prefeito disse.',
      'A prefeita disse.',
      'O prefeito disse. E foi.',
      'A prefeita disse. E foi.',
    ],
    ['two sentences at one end', 'Fim.', 'Fim. Meu texto.', 'Fim. Deles aqui.', 'Fim. Meu texto. Deles aqui.'],
    ['both begin a paragraph', 'casa', 'minha casa', 'deles casa', 'minha deles casa'],
    [
      'a half word that goes on beside others’ words',
      'Fim. Out',
      'Fim. Outra coisa',
      'Fim. Out Deles',
      'Fim. Outra coisa Deles',
    ],
    ['the same word typed by both', 'Fim.', 'Fim. Igual', 'Fim. Igual', 'Fim. Igual'],
    ['my own words come back from the server', 'Fim.', 'Fim. a b c d e', 'Fim. a b c d', 'Fim. a b c d e'],
    [
      'both end a paragraph and begin one',
      'Fim.',
      'Fim. meu | Meu',
      'Fim. deles | Deles',
      'Fim. meu deles | Meu | Deles',
    ],
    [
      'one splits a paragraph, the other changes its end',
      'um dois três',
      'um | dois três',
      'um dois TRÊS mais',
      'um | dois TRÊS mais',
    ],
    [
      'one joins paragraphs, the other changes both',
      'um dois | três',
      'um dois três',
      'UM dois | três mais',
      'UM dois três mais',
    ],
    ['one removed a paragraph, the other changed its neighbour', 'a | b | c', 'a | c', 'a | b | C', 'a | C'],
    ['both removed the same and more', 'a b c d e', 'a e', 'a b e', 'a e'],
    ['everything is new', '', 'a', 'b', 'a | b'],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(drawn(base, mine, theirs)).toEqual([expected])
  })

  test.each([
    ['the same word in two ways', 'a b c', 'a x c', 'a y c', ['a x c!a y c', 'a x c', 'a y c']],
    [
      'the rest of the line is merged on both sides',
      'a b c',
      'A b x',
      'a b y z',
      ['A b x!A b y z', 'A b x', 'A b y z'],
    ],
    [
      'I removed the paragraph that they changed',
      'a | b | c',
      'a | c',
      'a | b b | c',
      ['–!b b', 'a | c', 'a | b b | c'],
    ],
    [
      'two stretches of one line are one choice',
      'a b c d',
      'x b y d',
      'z b w d',
      ['x b y d!z b w d', 'x b y d', 'z b w d'],
    ],
    [
      'without a base: where they differ',
      null,
      'a | b x | c | d',
      'a | b y | c',
      ['b x!b y', 'a | b x | c | d', 'a | b y | c | d'],
    ],
  ])('a person chooses: %s', (_, base, mine, theirs, expected) => {
    expect(drawn(base, mine, theirs)).toEqual(expected)
  })

  test('marks and links merge with their words', () => {
    const merged = mergeBodies(
      '<p>um dois três</p>',
      '<p><strong>um</strong> dois três</p>',
      '<p>um dois <a href="/x">três</a></p>',
    )
    expect(merged).toMatchObject({ conflicts: [] })
    expect(merged.resolve({})).toBe('<p><strong>um</strong> dois <a href="/x">três</a></p>')
  })

  test('items and cells merge like paragraphs, and pictures as a whole', () => {
    const body = (item: string, cell: string, alt: string) =>
      `<ul><li>a<ul><li>${item}</li></ul></li></ul><table><tbody><tr><td>${cell}</td><td>b</td></tr></tbody></table>` +
      `<figure><img src="/a" alt="${alt}" /></figure>`
    const merged = mergeBodies(body('um', 'um', 'um'), body('um meu', 'um', 'um'), body('um deles', 'um 2', 'dois'))
    expect(merged.conflicts).toEqual([])
    expect(merged.resolve({})).toBe(body('um meu deles', 'um 2', 'dois'))
  })

  test('so does a gallery: words around it merge, and two orders of it are asked for', () => {
    const body = (words: string, ...pictures: string[]) =>
      `<p>${words}</p><figure data-gallery>${pictures.map(name => `<figure><img src="/${name}" alt="${name}" /><figcaption>${name}</figcaption></figure>`).join('')}</figure><p>fim</p>`
    const base = body('um', 'a', 'b', 'c')
    const merged = mergeBodies(base, body('um meu', 'a', 'b', 'c'), body('um', 'c', 'a', 'b'))
    expect(merged.conflicts).toEqual([])
    expect(merged.resolve({})).toBe(body('um meu', 'c', 'a', 'b'))
    const both = mergeBodies(base, body('um', 'b', 'a', 'c'), body('um', 'c', 'a', 'b'))
    expect(both.conflicts).toHaveLength(1)
    const id = both.conflicts[0]?.id ?? ''
    expect([both.resolve({}), both.resolve({ [id]: 'theirs' })]).toEqual([
      body('um', 'b', 'a', 'c'),
      body('um', 'c', 'a', 'b'),
    ])
  })
})

/** A base of paragraphs and two edited copies. Every typed word is unique. */
function writing(seed: number) {
  const roll = dice(seed)
  const below = (limit: number) => Math.floor(roll() * limit)
  let marks = 0
  const base = Array.from({ length: 1 + below(4) }, (_, n) =>
    Array.from({ length: 6 }, (_, word) => `base${n}x${word}`),
  )
  const edit = (name: string) => {
    const text = base.map(line => [...line])
    const removed = new Set<string>()
    const typed: string[] = []
    for (let times = below(6); times > 0; times--) {
      const line = below(text.length)
      const words = text[line] as string[]
      const place = below(words.length + 1)
      const kind = roll()
      const mark = `${name}${marks++}`
      if (kind < 0.15) text.splice(line, 1, words.slice(0, place), words.slice(place))
      else if (kind < 0.3 && words.length > 1) {
        for (const word of words.splice(place, 1)) if (word.startsWith('base')) removed.add(word)
      } else {
        words.splice(place, 0, mark)
        typed.push(mark)
      }
    }
    const html = text.flatMap(words => (words.length > 0 ? [`<p>${words.join(' ')}</p>`] : [])).join('')
    return { html, removed, typed: typed.filter(mark => html.includes(mark)) }
  }
  return { base: base.map(words => `<p>${words.join(' ')}</p>`).join(''), mine: edit('meu'), theirs: edit('deles') }
}

const seeds = Array.from({ length: 500 }, (_, n) => n + 1)

test('of five hundred made-up pairs no word is lost, doubled or asked for when different words were removed', () => {
  let asked = 0
  for (const seed of seeds) {
    const { base, mine, theirs } = writing(seed)
    const merged = mergeBodies(base, mine.html, theirs.html)
    const words = (html: string) => html.split(/[^a-z0-9]+/).filter(word => word.length > 1)
    const all = merged.conflicts.length === 0 ? words(merged.resolve({})) : []
    if (merged.conflicts.length > 0) asked++
    for (const from of [base, null]) {
      const { conflicts, resolve } = mergeBodies(from, mine.html, theirs.html)
      const shown = words(resolve({}) + conflicts.map(({ theirs }) => theirs).join())
      for (const mark of [...mine.typed, ...theirs.typed]) expect(shown, `seed ${seed}`).toContain(mark)
    }
    expect(new Set(all).size, `seed ${seed}`).toBe(all.length)
    if (mine.removed.size === 0 && theirs.removed.size === 0) expect(merged.conflicts, `seed ${seed}`).toEqual([])
  }
  expect(asked).toBeLessThan(seeds.length / 10)
})

test('of fifty updates and corrections of different words each leaves one paragraph with both', () => {
  for (const seed of seeds.slice(0, 50)) {
    const roll = dice(seed)
    const base = Array.from({ length: 20 }, (_, n) => `palavra${n}`)
    const one = Math.floor(roll() * 10)
    const other = 10 + Math.floor(roll() * 10)
    const changed = (place: number, word: string) => {
      const words = base.with(place, word)
      return roll() < 0.5 ? words : words.toSpliced(place, 0, `${word}mais`)
    }
    const update = changed(one, 'atualizada')
    const correction = changed(other, 'corrigida')
    const html = (words: readonly string[]) => `<p>${words.join(' ')}.</p>`
    const merged = mergeBodies(html(base), html(update), html(correction), 'asked')
    expect(merged.conflicts, `seed ${seed}`).toEqual([])
    const both = [...update.slice(0, update.length - 10), ...correction.slice(10)]
    expect(merged.resolve({}), `seed ${seed}`).toBe(html(both))
  }
})

test('an unchanged side gives the other, and equal sides agree, to the byte', () => {
  for (const seed of seeds.slice(0, 200)) {
    const one = madeUpBody(seed)
    const other = madeUpBody(seed + 1_000)
    for (const [base, mine, theirs] of [
      [one, one, other],
      [one, other, one],
      [one, other, other],
      [null, one, one],
    ] as const)
      expect(mergeBodies(base, mine, theirs).resolve({}), `seed ${seed}`).toBe(base === null ? one : other)
  }
})

test('tokens join to the same body, and to a readable one when some are left out', () => {
  for (const seed of seeds.slice(0, 200)) {
    const html = madeUpBody(seed)
    const tokens = tokensOf(html)
    expect(htmlOf(tokens), `seed ${seed}`).toBe(html)
    const roll = dice(seed)
    const left = tokens.filter(() => roll() < 0.6)
    const said = (body: string) => readBody(parseHtml(body)).flatMap(blockLines).join('').replaceAll(/[\s|]/g, '')
    expect(said(writeBody(readBody(parseHtml(htmlOf(left)))))).toBe(said(htmlOf(left)))
    for (const token of left.filter(each => !startsBlock(each)))
      expect(htmlOf(left)).toContain(token.replace(/^(<[^>]*>)*/, '').trim())
  }
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

  test.each([
    ['custa R$ 1.200 hoje', '1.300', '2.200'],
    ['no dia 12/05 hoje', '13/05', '12/06'],
    ['sobe 3,5% hoje', '4,5%', '3,6%'],
    ['às 20:30 hoje', '21:30', '20:45'],
    ['ligue 3322-1000 hoje', '3323-1000', '3322-1001'],
    ['escreva a ana@a.com hoje', 'bia@a.com', 'ana@b.com'],
  ])('a figure or an address that both changed is asked for, and none is made of two: %s', (base, own, other) => {
    const changed = (to: string) => base.replace(/\S*\d\S*|\S+@\S+/, to)
    const { conflicts, resolve } = mergeBodies(paragraphs(base), paragraphs(changed(own)), paragraphs(changed(other)))
    expect(conflicts).toHaveLength(1)
    expect(plain(resolve({}))).toBe(changed(own))
  })

  test('different words of the summary merge', () => {
    const summary = (base: string, mine: string, theirs: string) =>
      mergeArticles(fields({ summary: base }), fields({ summary: mine }), fields({ summary: theirs }))
    const merged = summary('Ponte reabre hoje.', 'A ponte reabre hoje.', 'Ponte reabre amanhã. Veja.')
    expect(merged).toMatchObject({ conflicts: [], fields: { summary: 'A ponte reabre amanhã. Veja.' } })
    expect(summary('casa', 'minha casa', 'a casa').fields.summary).toBe('minha a casa')
    expect(summary('a', '', 'a b').fields.summary).toBe('b')
    expect(summary('a b', 'b', 'a')).toMatchObject({ conflicts: [], fields: { summary: '' } })
    expect(summary('hoje', 'ontem', 'amanhã').conflicts.map(({ id }) => id)).toEqual(['summary'])
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
    expect(merged.fields.cities).toEqual(['a-sc', 'b-sc'])
    expect(merged.resolve({ cities: 'theirs' }).cities).toEqual(['b-sc', 'a-sc'])
  })

  describe('its credits', () => {
    const person = (name: string, craft: Craft = 'reporting') => ({ personId: null, name, agency: false, craft })
    const ana = person('Ana')
    const joao = person('João')
    const caio = person('Caio', 'photo')
    const signed = (base: Credit[] | undefined, mine: Credit[] | undefined, theirs: Credit[] | undefined) =>
      mergeArticles(fields({ credits: base }), fields({ credits: mine }), fields({ credits: theirs }))

    test('credits that either side added stay; credits that either side removed go', () => {
      expect(signed([ana], [ana, caio], [ana, joao]).fields.credits).toEqual([ana, joao, caio])
      expect(signed([ana, caio], [ana], [ana, caio, joao]).fields.credits).toEqual([ana, joao])
    })

    test('two first names are a conflict', () => {
      const merged = signed([ana], [joao], [caio])
      expect(merged.conflicts.map(({ id }) => id)).toEqual(['credits'])
      expect(merged.resolve({}).credits).toEqual([joao, caio])
      expect(merged.resolve({ credits: 'theirs' }).credits).toEqual([caio, joao])
    })

    test('a text without the field leaves the credits unchanged', () => {
      expect(signed(undefined, undefined, [ana, caio]).fields.credits).toEqual([ana, caio])
      expect(signed(undefined, [ana, joao], [ana]).fields.credits).toEqual([ana, joao])
      expect(signed(undefined, undefined, undefined).fields).not.toHaveProperty('credits', expect.anything())
    })
  })

  test('conflicting words can be mine or theirs', () => {
    const merged = merge({ content: '<p>um</p><p>meu</p>' }, { content: '<p>um deles</p><p>deles</p>' })
    const [conflict] = merged.conflicts
    expect(merged.conflicts).toHaveLength(1)
    const chosen = (choice: 'mine' | 'theirs') => merged.resolve({ [conflict?.id ?? '']: choice }).content
    expect(chosen('mine')).toBe('<p>um deles</p><p>meu</p>')
    expect(chosen('theirs')).toBe('<p>um deles</p><p>deles</p>')
  })
})

test('a slug that follows its title is one part with it; a slug of its own is another', () => {
  const fields = (title: string, slug: string): ArticleFieldsInput => ({
    title,
    slug,
    summary: '',
    content: '',
    coverMediaId: null,
    coverImage: '',
    coverAlt: '',
    coverCredit: '',
    tags: [],
    cities: [],
    visibility: 'public',
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

test('an offset stands after the same words', () => {
  expect(offsetAfter(' um dois', ' um dois', 4)).toBe(4)
  expect(offsetAfter(' um dois', ' mais um dois', 8)).toBe(13)
  expect(offsetAfter(' um dois três', ' um três', 6)).toBe(3)
  expect(offsetAfter(' um', ' um deles', 3)).toBe(3)
  expect(offsetAfter(' um  dois', ' um deles dois', 4)).toBe(3)
})
