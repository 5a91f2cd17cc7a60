import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/abuse-cases.md', 'utf8')

interface Case {
  number: string
  guards: string[]
  tests: string[]
}

/** The paths in a cell: the text in backticks that contains a slash. */
const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)

const cases: Case[] = page
  .split('\n')
  .filter(line => /^\| \d+ \|/.test(line))
  .map(line => {
    const [, number = '', , guard, tested] = line.split('|').map(cell => cell.trim())
    return { number, guards: pathsIn(guard), tests: pathsIn(tested) }
  })

describe('the page of abuse cases is correct', () => {
  test('it has rows, each case once', () => {
    const numbers = cases.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(11)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test.each(cases)('case $number has a guard and a test', ({ guards, tests }) => {
    expect(guards).not.toEqual([])
    expect(tests.filter(path => /\.(?:test|spec)\.tsx?$/.test(path))).toEqual(tests)
    expect(tests).not.toEqual([])
  })

  test('every file it names exists', () => {
    expect(pathsIn(page).filter(path => !existsSync(path))).toEqual([])
  })

  test.each(cases)('case $number is named in a title of one of its tests', ({ number, tests }) => {
    const named = new RegExp(`(?:test|describe)\\b.*abuse cases?[ \\d,]*\\b${number}\\b`)
    expect(tests.filter(path => named.test(readFileSync(path, 'utf8')))).not.toEqual([])
  })
})
