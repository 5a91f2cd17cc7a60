import pg from 'pg'

/** The city of half of the generated events; the others are in 120 cities. */
export const busyCity = 'campina-grande-pb'
const cities = 120

/** Of a hundred events, how many last for weeks: exhibitions, festivals. Two tens of them repeat ten times. */
const long = 10

/**
 * Fills a database with generated published events until it has `count`: a third is over, two thirds are to come within a year, in eleven categories. The
 * same count gives the same agenda. Only for measurements on an embedded database.
 */
export async function fillAgenda(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL synchronous_commit = off')
    await client.query(`DELETE FROM events WHERE slug LIKE 'evento-gerado-%'`)
    await client.query(
      `INSERT INTO events (id, title, slug, description, category, event_date, end_date, location, address, city, is_free, price, held_by, status,
          version, created_at, updated_at, published_at)
        SELECT ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, 'Evento gerado ' || n || ' de ' || kind, 'evento-gerado-' || n,
          'Uma tarde de ' || kind || ' com quem mora perto, número ' || n || '.', kind, starts, ends, 'Praça ' || n % 500, 'Centro',
          CASE WHEN n % 2 = 0 THEN $2 ELSE c.path END, n % 3 = 0, CASE WHEN n % 3 = 0 THEN '' ELSE 'R$ 20' END, 'Prefeitura', 'published', 1,
          now(), now(), now()
        FROM generate_series(0, $1::int - 1) n
        JOIN (SELECT row_number() OVER (ORDER BY population DESC, path) - 1 AS place, path FROM municipalities ORDER BY 1 LIMIT ${cities}) c
          ON c.place = n / 2 % ${cities}
        CROSS JOIN LATERAL (SELECT (ARRAY['musica', 'teatro-e-danca', 'cinema', 'exposicoes', 'festas', 'feiras', 'esporte', 'infantil',
            'cursos-e-palestras', 'cidadania', 'outros'])[n % 11 + 1] AS kind,
          date_trunc('hour', now()) - interval '180 days' + (n::float / $1) * interval '545 days' AS starts) a
        CROSS JOIN LATERAL (SELECT starts + CASE WHEN n % 100 < ${long} THEN (5 + n % 86) * interval '1 day' ELSE interval '3 hours' END AS ends) b`,
      [count, busyCity],
    )
    await client.query(
      `INSERT INTO event_occurrences (id, event_id, day, starts_at, ends_at, over_at, city, category, is_free, listed)
        SELECT gen_random_uuid(), e.id, (starts AT TIME ZONE 'America/Sao_Paulo')::date, starts, ends, ends, e.city, e.category, e.is_free, true
        FROM events e
        CROSS JOIN LATERAL generate_series(0, CASE WHEN right(e.slug, 2) ~ '^[23][0-9]$' THEN 9 ELSE 0 END) week
        CROSS JOIN LATERAL (SELECT e.event_date + week * interval '7 days' AS starts, e.end_date + week * interval '7 days' AS ends) t
        WHERE e.slug LIKE 'evento-gerado-%'`,
    )
    await client.query('COMMIT')
    await client.query('VACUUM (ANALYZE) events, event_occurrences')
  } finally {
    await client.end()
  }
}
