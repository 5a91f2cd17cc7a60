import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'components', 'lib', 'server'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('only their registry reads and writes settings, so no page selects a private one', () => {
  const named = files.filter(file =>
    /\bsiteSetting\b|\bsite_settings\b/.test(readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
  )
  expect(named).toEqual([
    'server/accounts/privacy/data-map.ts',
    'server/site/commands/save-setting.ts',
    'server/site/queries.ts',
  ])
})
