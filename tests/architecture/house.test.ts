import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => existsSync(file))
const sources = files.filter(file => /\.(ts|tsx|mjs)$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

describe('names', () => {
  test('a file is a client component exactly when its name says so', () => {
    const says = (file: string) => /^['"]use client['"]/m.test(read(file).split('\n')[0] ?? '')
    // Next requires fixed names for client error screens.
    const components = sources.filter(file => file.endsWith('.tsx') && !/(^|\/)(global-)?error\.tsx$/.test(file))
    const misnamed = components.filter(file => says(file) !== file.endsWith('.client.tsx'))
    expect(misnamed).toEqual([])
  })

  test('a feature, or a room of one, contains only commands, queries and the few files with a meaning', () => {
    const inFeatures = files.filter(file => /^server\/(?!platform|press|embedded|[^/]+\/README\.md$)[^/]+\//.test(file))
    const known = /^server\/[^/]+\/([a-z]+\/){0,2}(commands\/[a-z]+(-[a-z]+)+|queries\/[a-z-]+|[a-z-]+)(\.test)?\.tsx?$/
    expect(inFeatures.filter(file => !known.test(file))).toEqual([])
  })
})

test('a number of docs/product.md names one rule', () => {
  const numbers: string[] = read('docs/product.md').match(/^- (?:~~)?\*\*[A-Z]+-\d+(?=\*\*)/gm) ?? []
  expect(numbers.length).toBeGreaterThan(300)
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

describe('a reader’s page carries no framework', () => {
  const readerFiles = sources.filter(file => /^(app\/\(reader\)|components\/reader)\/(?!.*\.test\.)/.test(file))

  test('nothing that its security policy would block: no style attribute, no style element, no inline handler', () => {
    const inline = /\sstyle=[{"]|<style\b|\son[A-Z]\w*=\{/
    expect(readerFiles.filter(file => inline.test(read(file)))).toEqual([])
  })

  test('no “e-mail” directly in a row of boxes, which drops the space before it', () => {
    const inRow = /className="[^"]*\b(?:button|(?:inline-)?flex)\b[^"]*">\s*[^<>{}]*\S <Email \/>/
    expect(readerFiles.filter(file => inRow.test(read(file)))).toEqual([])
  })

  test('no client component, no next/link, no next/image, no Suspense, no action', () => {
    const banned = /from ['"](next\/link|next\/image|[^'"]+\.client\.tsx|[^'"]+\/actions\.ts)['"]|\bSuspense\b/
    expect(readerFiles.filter(file => banned.test(read(file)))).toEqual([])
  })
})

describe('habits', () => {
  test('nothing is postponed, skipped or silenced', () => {
    const marks = new RegExp(
      [
        'TO' + 'DO',
        'FIX' + 'ME',
        '@ts-' + 'ignore',
        '@ts-' + 'nocheck',
        'biome-' + 'ignore',
        String.raw`\b(it|test|describe)\.(skip|only|todo)\b`,
      ].join('|'),
    )
    expect(sources.filter(file => marks.test(read(file)))).toEqual([])
  })

  test('every server action declares its access', () => {
    const actions = sources.filter(file => /^server\/.+\/actions\.ts$/.test(file))
    const naked = actions.flatMap(file =>
      [...read(file).matchAll(/^export (?:const (\w+) = (?!action\()|(?:async )?function (\w+))/gm)].map(
        ([, constant, named]) => `${file}: ${constant ?? named}`,
      ),
    )
    expect(naked).toEqual([])
  })
})
