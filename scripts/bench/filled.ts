import pg from 'pg'
import { words } from './part.ts'

/** The number of other rows around the articles: large enough that one author, city or tag has a small share of the articles. */
const shape = { authors: 40, cities: 120, tags: 200, paragraphs: 600, perArticle: 10, wordsPerParagraph: 80 }

/** Occurs in twenty-five of the newest thousand articles, whatever the size of the archive, so a search for it finds and shows the same. */
export const rareWord = 'jequitibá'

/** The tables whose rows grow with the archive. */
const filledTables = [
  'articles',
  'article_slugs',
  'article_credits',
  'article_tags',
  'article_locations',
  'article_search',
]

/**
 * Fills a database with generated public articles of about 6 KB until it has `count`. They resemble each other and are spread over the
 * years, twenty a day. Nothing is random: the same count gives the same archive. It runs a few statements with triggers off, so it also
 * writes what triggers maintain (lists, counts, the search index); 100,000 articles take about a minute. Only for measurements on an
 * embedded database: the account must be PostgreSQL's superuser.
 */
export async function fill(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `SET LOCAL session_replication_role = replica; SET LOCAL synchronous_commit = off; SET LOCAL jit = off; SET LOCAL maintenance_work_mem = '512MB'`,
    )
    await writeSurroundings(client)
    for (const step of steps) await client.query(step.text, step.counted ? [count] : [])
    await client.query('COMMIT')
    // VACUUM cannot run in a transaction. Without ANALYZE the planner estimates badly.
    await client.query(`VACUUM (ANALYZE) search_words, ${filledTables.join()}`)
  } finally {
    await client.end()
  }
}

/** Writes the authors, and temporary tables with the paragraphs, cities and tags that articles are built from. */
async function writeSurroundings(client: pg.Client): Promise<void> {
  const paragraphs = Array.from({ length: shape.paragraphs }, (_, n) => paragraph(n))
  await client.query(
    `CREATE TEMP TABLE piece ON COMMIT DROP AS
      SELECT n - 1 AS n, body, to_tsvector('every_word', search_text(body)) AS document FROM unnest($1::text[]) WITH ORDINALITY AS p (body, n)`,
    [paragraphs],
  )
  await client.query('CREATE UNIQUE INDEX ON piece (n)')
  await client.query(
    `CREATE TEMP TABLE subject ON COMMIT DROP AS
      SELECT n - 1 AS n, tag, lower(unaccent(tag)) AS key FROM unnest($1::text[]) WITH ORDINALITY AS t (tag, n)`,
    [words.slice(0, shape.tags)],
  )
  await client.query(
    `CREATE TEMP TABLE place ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY population DESC, path) - 1 AS n, path, name FROM municipalities ORDER BY 1 LIMIT ${shape.cities}`,
  )
  await client.query(
    `INSERT INTO profiles (id, full_name, bio, updated_at)
      SELECT ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Repórter do arquivo ' || n, 'Escreve há anos.', now()
      FROM generate_series(0, ${shape.authors - 1}) n ON CONFLICT DO NOTHING`,
  )
}

/** The stop words of generated articles: every third word, as in a real text nearly every second. */
const stopWords = 'de a o que e do da em um para com não uma os no se na por mais as dos como'.split(' ')

/** A paragraph of about eighty words, the first of the list much more often than the last. The same number gives the same paragraph. */
function paragraph(n: number): string {
  let state = (n + 1) * 2654435761
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
  const picked = Array.from({ length: shape.wordsPerParagraph }, (_, i) => {
    const from = i % 3 === 2 ? stopWords : words
    return from[Math.floor(next() ** 2.2 * from.length)] ?? ''
  })
  const text = picked.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const pieces = Array.from({ length: shape.perArticle }, (_, i) => `p${i}`)
const joined = (column: string, by: string) => pieces.map(piece => `${piece}.${column}`).join(by)
const joins = pieces.map(
  (piece, i) => `JOIN piece ${piece} ON ${piece}.n = (i * ${i + 7} + i / ${i + 3}) % ${shape.paragraphs}`,
)
/** A few cities and tags have most of the articles, as in a real newspaper. */
const skewed = (of: number) => `floor(pow((i::bigint * 7919 % 10007) / 10007.0, 2.5) * ${of})::int`

const steps: { text: string; counted?: boolean }[] = [
  {
    counted: true,
    text: `CREATE TEMP TABLE plan ON COMMIT DROP AS
      SELECT i, date_trunc('milliseconds', now()) - i * interval '72 minutes' AS at,
        ('00000000-0000-7000-8000-' || lpad((10000000 - i)::text, 12, '0'))::uuid AS id,
        'Arquivo ' || i || ': ' || (SELECT tag FROM subject WHERE n = i % ${shape.tags}) || ' muda a vida na cidade' AS title,
        'O que a prefeitura diz, o que os moradores veem e o que falta fazer.'
          || CASE WHEN i <= 1000 AND i % 40 = 0 THEN ' Um ${rareWord} centenário fica.' ELSE '' END
          || ' Caderno c' || i % 10 || ', série s' || i % 100 || '.' AS summary,
        ('00000000-0000-7000-9000-' || lpad((${skewed(shape.authors)})::text, 12, '0'))::uuid AS author,
        place.path AS city, place.name AS city_name, subject.tag, subject.key
      FROM generate_series(1, $1::int) i
      JOIN place ON place.n = ${skewed(shape.cities)}
      JOIN subject ON subject.n = ${skewed(shape.tags)}
      WHERE NOT EXISTS (SELECT FROM articles WHERE slug = 'arquivo-' || i)`,
  },
  { text: 'ANALYZE plan; ANALYZE piece' },
  // An index made at once takes a small part of the time of one kept row by row.
  {
    text: `CREATE TEMP TABLE index_aside ON COMMIT DROP AS
      SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE NOT indisunique AND indrelid IN (${filledTables.map(table => `'${table}'::regclass`).join()})`,
  },
  { text: `DO $$ BEGIN EXECUTE (SELECT 'DROP INDEX ' || string_agg(name, ',') FROM index_aside); END $$` },
  {
    text: `INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, location_path, published_at, changed_at,
        created_at, updated_at, views_count, word_count, search_key)
      SELECT id, title, 'arquivo-' || i, summary, '<p>' || ${joined('body', " || '</p><p>' || ")} || '</p>', '', 'published', author, city,
        at, at, at, at, i * 31 % 5000, ${shape.perArticle * shape.wordsPerParagraph}, list_search_key(title)
      FROM plan ${joins.join(' ')}`,
  },
  { text: `INSERT INTO article_slugs (slug, article_id) SELECT 'arquivo-' || i, id FROM plan` },
  {
    text: `INSERT INTO article_credits (article_id, position, craft, profile_id, listed_at) SELECT id, 0, 'reporting', author, at FROM plan`,
  },
  { text: `INSERT INTO article_tags (article_id, tag, tag_key, listed_at) SELECT id, tag, key, at FROM plan` },
  {
    text: `INSERT INTO article_locations (article_id, location_path, location_name, is_primary, listed_at)
      SELECT id, city, city_name, true, at FROM plan`,
  },
  {
    text: `UPDATE municipalities m SET articles_count = articles_count + added.n
      FROM (SELECT city, count(*)::int AS n FROM plan GROUP BY city) added WHERE added.city = m.path`,
  },
  {
    text: `INSERT INTO article_search (article_id, published_at, authors, premium, cities, excerpt, headline, document)
      SELECT id, at, ARRAY[author], false, ARRAY[city], ${joined('body', " || ' ' || ")}, headline_key(title),
        search_vector(title, 'A') || search_vector(search_names(id), 'B') || search_vector(summary, 'C')
          || setweight(${joined('document', ' || ')}, 'D')
      FROM plan ${joins.join(' ')}`,
  },
  { text: `DO $$ BEGIN EXECUTE (SELECT string_agg(definition, ';') FROM index_aside); END $$` },
  {
    text: `INSERT INTO search_words SELECT DISTINCT lower(unaccent(word)), word FROM plan,
      regexp_split_to_table(lower(title || ' ' || summary || ' ' || tag), '[^[:alpha:]]+') AS word
      WHERE length(word) > 3 ON CONFLICT DO NOTHING`,
  },
]

/** Addresses in a filled database: articles at random, and the most frequent authors, tags and cities. */
export async function pathsOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const list = async (query: string): Promise<string[]> => (await client.query(query)).rows.map(({ path }) => path)
  try {
    return {
      articles: await list(
        `SELECT '/' || location_path || '/' || slug AS path FROM articles WHERE slug LIKE 'arquivo-%' ORDER BY md5(slug) LIMIT 300`,
      ),
      authors: await list(
        `SELECT '/author/' || author_id AS path FROM articles WHERE slug LIKE 'arquivo-%' GROUP BY author_id ORDER BY count(*) DESC LIMIT 5`,
      ),
      tags: await list(
        `SELECT '/tag/' || tag_key AS path FROM article_tags GROUP BY tag_key ORDER BY count(*) DESC LIMIT 5`,
      ),
      cities: await list(`SELECT '/' || path AS path FROM municipalities ORDER BY articles_count DESC LIMIT 5`),
    }
  } finally {
    await client.end()
  }
}
