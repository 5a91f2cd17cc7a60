// Writes the Prisma client into prisma/generated, as `prisma generate` does, with the generator alone: the CLI brings a studio and a
// database server of its own, and only development needs it. Runs in a process of its own, in Node 24. Takes another schema for tests.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

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
  // The engine's commit; the packages are of one release.
  version: dependencies['@prisma/schema-engine-wasm'].split('.').at(-1),
})
