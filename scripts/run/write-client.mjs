// Writes the Prisma client into prisma/generated, as `prisma generate` does and slimmer, with the generator alone: the CLI brings a studio and a
// database server, which only development needs. Runs in its own process, in Node 24. Tests pass another schema.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { slimClient } from './slim-client.mjs'

const require = createRequire(import.meta.url)
const { getConfig, getDMMF } = require('@prisma/internals')
const { PrismaClientTsGenerator } = require('@prisma/client-generator-ts')

const schemaPath = process.argv[2] ?? join(import.meta.dirname, '../../prisma/schema.prisma')
const datamodel = readFileSync(schemaPath, 'utf8')
const files = [[schemaPath, datamodel]]
const { generators, datasources } = await getConfig({ datamodel: files })
const [generator] = generators
generator.output.value = join(schemaPath, '..', generator.output.value)
const { dependencies } = require('../../package.json')
await new PrismaClientTsGenerator().generate({
  generator,
  otherGenerators: [],
  schemaPath,
  datamodel,
  datasources,
  dmmf: await getDMMF({ datamodel: files }),
  binaryPaths: {},
  // The engine's commit. Both packages come from the same release.
  version: dependencies['@prisma/schema-engine-wasm'].split('.').at(-1),
})
await slimClient(generator.output.value)
