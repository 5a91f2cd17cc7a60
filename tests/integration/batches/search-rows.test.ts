import { expect, test } from 'vitest'
import { bodyWords } from '#lib/search/body-words.ts'
import { countWords } from '#lib/search/count-words.ts'
import { headlineOf, headWords, searchKeyOf } from '#lib/search/head-words.ts'
import { lexemesOf } from '#server/articles/writing/lexemes.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { binaryArray } from '#server/platform/db/binary.ts'
import { db } from '#server/platform/db/db.ts'
import { withLarge } from '#server/platform/db/large.ts'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'

const pieces =
  `água São João “aspas” 1.204 19h30 km/h d'água guarda-chuva Pará pará_ _sé pôr R$\u00a050 3,50 e-mail fulano@exemplo.com.br
  https://exemplo.com/a?b=1 5º 2ª 12.345.678,90 A–B — fim… COVID-19 n° ÀS ÇÃO ñandú Müller Ærø más dás & &lt;b&gt; "x" 'y' 1e5 0800 #tag 100% (ok) a.b.c`.split(
    /[ \n]+/,
  )

/** Bodies of everything that a Portuguese text writes, in any order. */
function bodies(count: number): string[] {
  const roll = dice(7)
  const paragraph = () => Array.from({ length: 30 }, () => pieces[Math.floor(roll() * pieces.length)]).join(' ')
  return Array.from({ length: count }, (_, n) =>
    sanitizeContent(
      n % 3 === 0
        ? madeUpBody(n)
        : `<p>${paragraph()}</p><h2>${paragraph()}</h2><p><strong>a</strong>${paragraph()}</p>`,
    ),
  )
}

test('the words that a batch brings are those that the database reads itself', async () => {
  const all = bodies(rounds(100, 300))
  const found = all.map(bodyWords)
  expect(found.filter(body => body !== null).length).toBeGreaterThan(all.length / 2)
  const read = await lexemesOf(
    db(),
    found.map(body => [{ weight: '', words: body?.words ?? [] }]),
  )
  const lexemes = found.map((body, n) => body && (read[n] ?? null))
  type Row = { excerpt: string; same: boolean; expected: string; words: number; lexemes: string }
  const rows = await withLarge(
    [binaryArray('text', all), binaryArray('tsvector', lexemes)],
    ([htmls, vectors]) => db().$queryRaw<Row[]>`
      SELECT plain_text(given.html) AS excerpt, count_words(given.html) AS words, given.lexemes::text AS lexemes,
          search_vector(plain_text(given.html), 'D')::text AS expected,
          given.lexemes IS NULL OR setweight(given.lexemes, 'D') = search_vector(plain_text(given.html), 'D') AS same
        FROM unnest(${htmls}::text[], ${vectors}::tsvector[]) WITH ORDINALITY AS given (html, lexemes, n) ORDER BY n`,
  )
  rows.forEach((row, n) => {
    const body = found[n]
    expect(countWords(all[n] ?? ''), all[n]).toBe(row.words)
    if (!body) return
    expect(body.excerpt).toBe(row.excerpt)
    expect(row.same, `${row.lexemes}\n${row.expected}\n${all[n]}`).toBe(true)
  })
})

/** Heads of everything that a Portuguese title writes, and of what it does not. */
function heads(count: number) {
  const roll = dice(11)
  const strange = '<b class="x">negrito</b> 🌧 Москва 1ª c++ AT&T &amp; foo.com • × ÷ ¿ ´ l·l ǎ'.split(/ (?!class)/)
  const all = [...pieces, ...pieces, ...strange]
  const text = (words: number) => Array.from({ length: words }, () => all[Math.floor(roll() * all.length)]).join(' ')
  return Array.from({ length: count }, () => ({
    title: text(5),
    names: `${text(2)}. São José PB. Ana Lima`,
    summary: text(9),
  }))
}

test('so are those of a title, its names and its summary', async () => {
  const all = heads(rounds(200, 600))
  const found = all.map(headWords)
  expect(found.filter(head => head !== null).length).toBeGreaterThan(all.length / 10)
  const read = await lexemesOf(
    db(),
    found.map(head => [
      { weight: 'A', words: head?.title ?? [] },
      { weight: 'B', words: head?.names ?? [] },
      { weight: 'C', words: head?.summary ?? [] },
    ]),
  )
  type Row = { expected: string; same: boolean; headline: string | null; key: string; lexemes: string }
  const rows = await withLarge(
    [binaryArray('tsvector', read)],
    ([vectors]) => db().$queryRaw<Row[]>`
    SELECT (search_vector(title, 'A') || search_vector(names, 'B') || search_vector(summary, 'C'))::text AS expected,
        lexemes::text AS lexemes, lexemes = search_vector(title, 'A') || search_vector(names, 'B') || search_vector(summary, 'C') AS same,
        headline_key(title) AS headline, list_search_key(title) AS key
      FROM unnest(${all.map(({ title }) => title)}::text[], ${all.map(({ names }) => names)}::text[], ${all.map(({ summary }) => summary)}::text[],
        ${vectors}::tsvector[]) WITH ORDINALITY AS given (title, names, summary, lexemes, n) ORDER BY n`,
  )
  for (const [n, row] of rows.entries()) {
    const [head, given] = [found[n], all[n]]
    expect([row.key, ''], given?.title).toContain(searchKeyOf(given?.title ?? ''))
    if (!head) continue
    expect(row.same, `${row.lexemes}\n${row.expected}\n${JSON.stringify(given)}`).toBe(true)
    expect(headlineOf(head), given?.title).toBe(row.headline)
  }
})
