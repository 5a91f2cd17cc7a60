import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = 'docs/decisions'
const pages = readdirSync(folder).filter(name => /^\d{4}-/.test(name))
const numbers = pages.map(name => name.slice(0, 4))

/** Every file of the project with text of ours, those that are not yet in git included. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.(?:[cm]?[jt]sx?|css|sql|prisma|md|conf|ya?ml)$/.test(path))
  .filter(path => existsSync(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

/** The numbers that a text cites, each behind the word “decision” or several behind “decisions”, or in the path of a page. */
function citedIn(text: string): string[] {
  const named = text.matchAll(/\bdecisions?((?:(?:,|\s+and)?[\s*/#-]+0\d{3}\b)+)/gi)
  const linked = text.matchAll(/\bdecisions\/(\d{4})-/g)
  return [...named, ...linked].flatMap(([, found = '']) => found.match(/\d{4}/g) ?? [])
}

describe('the pages of decisions', () => {
  test('each has a number of its own', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(0)
  })

  test('each is cited by code or by another document, and listed', () => {
    const cited = new Set(texts.filter(({ path }) => !path.startsWith(folder)).flatMap(({ text }) => citedIn(text)))
    expect(numbers.filter(number => !cited.has(number))).toEqual([])
    const list = readFileSync(`${folder}/README.md`, 'utf8')
    expect(pages.filter(name => !list.includes(`](${name})`))).toEqual([])
  })

  test('no text cites one that is not there', () => {
    const dangling = texts.flatMap(({ path, text }) =>
      citedIn(text)
        .filter(number => !numbers.includes(number))
        .map(number => `${path}: ${number}`),
    )
    expect(dangling).toEqual([])
  })
})
