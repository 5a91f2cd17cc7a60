import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes the generated client, whose text costs every process some twenty megabytes: the query compiler stands in a module as base64, which
 * is held twice beside its bytes; the namespace imports a type in a way that makes bundlers include the class; and comments have characters
 * outside Latin-1, of which a single one doubles a text in memory. Raises an Error when the generator writes its files differently.
 */
export async function slimClient(folder) {
  const internal = join(folder, 'internal')
  const { wasm } = await import('@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs')
  writeFileSync(join(internal, 'compiler.wasm'), Buffer.from(wasm, 'base64'))
  const beyondLatin = [/[^\0-\xff]/g, '']
  change(join(internal, 'class.ts'), [
    beyondLatin,
    [/async function decodeBase64AsWasm[\s\S]*?\n\}\n/, "import { readFile } from 'node:fs/promises'\n"],
    [
      /const \{ wasm \} = await import\([^)]*\)\s+return await decodeBase64AsWasm\(wasm\)/,
      // Below the working folder, which every command has in common: Playwright compiles the file to a form without its own address.
      "return new WebAssembly.Module(await readFile('prisma/generated/internal/compiler.wasm'))",
    ],
  ])
  const typeOnly = [/import \{ type PrismaClient \}/, 'import type { PrismaClient }']
  change(join(internal, 'prismaNamespace.ts'), [beyondLatin, typeOnly])
}

function change(file, replacements) {
  let text = readFileSync(file, 'utf8')
  for (const [pattern, replacement] of replacements) {
    if (text.search(pattern) < 0) throw new Error(`${file} has no ${pattern}`)
    text = text.replace(pattern, () => replacement)
  }
  writeFileSync(file, text)
}
