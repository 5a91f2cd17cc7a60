import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', 'app', 'lib', 'server', 'middleware.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const matching = (pattern: RegExp) => files.filter(file => pattern.test(readFileSync(file, 'utf8')))

test('headers that hold an address or a text from data are written in one place each, which encodes them', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(matching(/Response\.redirect\(/)).toEqual(['middleware.ts'])
  // The press sends canonical addresses and Next's own redirects, and sets no text of its own.
  const locations = matching(/\{[^{}]*\blocation(?:: (?!'\[)[^{}]*| *,[^{}]*)\}/).filter(file =>
    /new (?:Response|Headers)/.test(readFileSync(file, 'utf8')),
  )
  expect(locations).toEqual(['server/platform/door/answers.ts'])
  expect(matching(/'x-press':/)).toEqual(['lib/press.ts'])
  expect(matching(/'content-disposition':/)).toEqual(['server/platform/door/answers.ts'])
})
