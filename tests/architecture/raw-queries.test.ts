import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', 'app', 'lib', 'server'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Fixed statements, table names from the code, and whole numbers: no request's input reaches them. */
const known = [
  'server/media/commands/remove-unused-pictures.ts',
  'server/platform/db/insert-rows.ts',
  'server/platform/db/sql.ts',
  'server/platform/db/statistics.ts',
  'server/platform/work/health.ts',
  'server/privacy/commands/erase-account.ts',
  'server/privacy/commands/rewrap-sealed.ts',
  'server/privacy/data-map.ts',
  'server/privacy/export-rows.ts',
  'server/users/commands/join-byline.ts',
]

test('no SQL statement is concatenated from text: values are parameters (abuse case 13)', () => {
  const unsafe = /\$(?:query|execute)RawUnsafe|Prisma\.raw\(/
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(file => unsafe.test(readFileSync(file, 'utf8')))).toEqual(known)
})
