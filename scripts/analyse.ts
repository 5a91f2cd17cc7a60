import { createInterface } from 'node:readline'
import { z } from 'zod'
import { analyse } from '#lib/analysis/analyse.ts'
import { makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { municipalities } from './analysis/municipalities.ts'
import { run } from './steps/lifetime.ts'

const article = z.object({ title: z.string(), summary: z.string().default(''), content: z.string() })

function read(line: string): z.infer<typeof article> {
  try {
    return article.parse(JSON.parse(line))
  } catch (cause) {
    throw new OperatorError(`Não entendi esta linha: ${line.slice(0, 80)}`, { cause })
  }
}

// Reads one article a line as JSON, { title, summary, content }, and prints its analysis as one line of JSON. Needs no database, and knows nothing of a site.
await run(async () => {
  if (!process.argv.includes('--json')) {
    console.error(
      'Uso: npm run -s analyse -- --json < textos.jsonl   (uma linha por texto: {"title", "summary", "content"})',
    )
    return 2
  }
  const gazetteer = makeGazetteer(municipalities())
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const { tags, locations, primaryLocation } = analyse(read(line), gazetteer)
    const withUf = ({ state, ...place }: (typeof locations)[number]) => (state ? { ...place, uf: state } : place)
    console.log(
      JSON.stringify({
        tags,
        locations: locations.map(withUf),
        primaryLocation: primaryLocation && withUf(primaryLocation),
      }),
    )
  }
  return 0
})
