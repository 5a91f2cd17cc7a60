import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForTurn } from '../../server/platform/process/lock-file.mjs'

/** Generates the Prisma client when the schema or the generator has changed. Raises an Error with a sentence for the operator. */
export async function generateClient(root) {
  const schema = join(root, 'prisma/schema.prisma')
  if (!existsSync(schema) || upToDate(root, schema)) return
  const done = await waitForTurn(join(root, '.install.lock'), () => {})
  try {
    if (upToDate(root, schema)) return
    rmSync(stampFile(root), { force: true })
    const writer = join(root, 'scripts/run/write-client.mjs')
    const made = spawnSync(join(root, 'node_modules/.bin/node'), [writer], { cwd: root, encoding: 'utf8' })
    if (made.status !== 0)
      throw new Error(
        `O Prisma não conseguiu gerar o cliente do banco:\n${made.error?.message ?? `${made.stdout}${made.stderr}`}`,
      )
    mkdirSync(join(root, 'prisma/generated'), { recursive: true })
    writeFileSync(stampFile(root), stamp(root, schema))
  } finally {
    done()
  }
}

const stampFile = root => join(root, 'prisma/generated/.stamp')

function upToDate(root, schema) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stamp(root, schema)
}

function stamp(root, schema) {
  const generator = readFileSync(join(root, 'node_modules/@prisma/client-generator-ts/package.json'))
  const slimming = readFileSync(join(root, 'scripts/run/slim-client.mjs'))
  return createHash('sha256').update(readFileSync(schema)).update(generator).update(slimming).digest('hex')
}
