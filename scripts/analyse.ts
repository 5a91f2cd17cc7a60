import { createInterface } from 'node:readline'
import { z } from 'zod'
import { analyse } from '#lib/analysis/analyse.ts'
import { makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { municipalities } from './analysis/municipalities.ts'

const article = z.object({ title: z.string(), summary: z.string().default(''), content: z.string() })

// Reads one article a line as JSON, { title, summary, content }, and prints its analysis as one line of JSON. Needs no database, and knows nothing of a site.
if (!process.argv.includes('--json')) {
  console.error(
    'Uso: npm run -s analyse -- --json < textos.jsonl   (uma linha por texto: {"title", "summary", "content"})',
  )
  process.exitCode = 2
} else {
  const gazetteer = makeGazetteer(municipalities())
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const { tags, locations, primaryLocation } = analyse(article.parse(JSON.parse(line)), gazetteer)
    const withUf = ({ state, ...place }: (typeof locations)[number]) => (state ? { ...place, uf: state } : place)
    console.log(
      JSON.stringify({
        tags,
        locations: locations.map(withUf),
        primaryLocation: primaryLocation && withUf(primaryLocation),
      }),
    )
  }
}
