// A generator of Prisma: reads what each column holds of a person (`/// @personal …` in schema.prisma) and writes it, by table, for the export and the
// erasure (server/privacy/data-map.ts). A column that may hold text has to say it. Of the others an id that is not the row's own is held for a
// person's, and a number or a date for nothing, unless they say otherwise. Columns of types that Prisma does not know are left out. Runs on Node 20 too.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import generatorHelper from '@prisma/generator-helper'

const mark = /@personal(?: (\w+))?/
const kinds = new Set(['byline', 'personal', 'sealed', 'work', 'secret', 'derived', 'ids', 'none'])
const texts = new Set(['String', 'Json', 'Bytes'])

/** What a field holds. Throws for a text without a mark: `prisma generate` ends with this sentence. */
function held(model, { name, type, isId, nativeType, documentation = '' }) {
  const marked = mark.exec(documentation)
  if (marked) {
    const kind = marked[1] ?? 'personal'
    if (!kinds.has(kind)) throw new Error(`${model}.${name} says what it holds of a person by an unknown word: ${kind}`)
    return kind
  }
  if (nativeType?.[0] === 'Uuid') return isId ? 'none' : 'ids'
  if (texts.has(type)) throw new Error(`${model}.${name} has to say what it holds of a person: /// @personal …`)
  return 'none'
}

/** The columns of each table by what they hold. A view has no key of its own and is left out. */
export function personalData(models) {
  const tables = {}
  for (const { name, dbName, primaryKey, fields } of models) {
    if (!primaryKey && !fields.some(({ isId }) => isId)) continue
    const columns = {}
    tables[dbName ?? name] = columns
    for (const field of fields) {
      if (field.kind === 'object') continue
      const kind = held(name, field)
      columns[kind] ??= []
      columns[kind].push(field.dbName ?? field.name)
    }
  }
  return tables
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  generatorHelper.generatorHandler({
    onManifest: () => ({ prettyName: 'what columns hold of a person' }),
    async onGenerate({ dmmf, generator }) {
      writeFileSync(generator.output.value, JSON.stringify(personalData(dmmf.datamodel.models), null, 1))
    },
  })
}
