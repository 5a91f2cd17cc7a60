import { expect, test } from 'vitest'
import { bodyWords } from '#lib/search/body-words.ts'
import { countWords } from '#lib/search/count-words.ts'
import { lexemesOf } from '#server/articles/writing/lexemes.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { db } from '#server/platform/db/db.ts'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'

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
  const all = bodies(300)
  const found = all.map(bodyWords)
  expect(found.filter(body => body !== null).length).toBeGreaterThan(200)
  const lexemes = await lexemesOf(db(), found)
  const rows = await db().$queryRaw<{ excerpt: string; same: boolean; expected: string; words: number }[]>`
    SELECT plain_text(given.html) AS excerpt, count_words(given.html) AS words,
        search_vector(plain_text(given.html), 'D')::text AS expected,
        given.lexemes IS NULL OR setweight(given.lexemes::tsvector, 'D') = search_vector(plain_text(given.html), 'D') AS same
      FROM unnest(${all}::text[], ${lexemes}::text[]) WITH ORDINALITY AS given (html, lexemes, n) ORDER BY n`
  rows.forEach((row, n) => {
    const body = found[n]
    expect(countWords(all[n] ?? ''), all[n]).toBe(row.words)
    if (!body) return
    expect(body.excerpt).toBe(row.excerpt)
    expect(row.same, `${lexemes[n]}\n${row.expected}\n${all[n]}`).toBe(true)
  })
})
