import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Pattern } from '#tests/support/attack-patterns.ts'

/** The regular expressions in these files read hostile input. */
const files = execFileSync('git', ['ls-files', 'lib', 'server', 'middleware.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))

const longest = 30_000

/**
 * Files with a pattern whose time grows faster than its text, and the longest text the pattern receives. A length limit before each keeps
 * it fast. A new entry names its limit.
 */
const bounded: Record<string, number> = {
  // Passwords have at most 100 characters before this check (lib/schemas/account.ts).
  'server/platform/password.ts': 100,
  // Links typed by authors: limits.url.
  'lib/body/link.ts': 2_048,
  // The sanitizer writes the bodies, so every paragraph is closed.
  'server/articles/teaser.ts': 5_000,
  // Longer targets are refused.
  'server/press/request/address.ts': 8_000,
  // The text is cut to the slug's limit before.
  'server/articles/slug.ts': 200,
}

/** Every regular expression in a file. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/([\s\S]*)\/([a-z]*)$/.exec(node.text) ?? []
      found.push({ source, flags, where: `${file}: ${node.text}`, length: bounded[file] ?? longest })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** The patterns that are slow or do not end. */
async function slowAmong(patterns: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = []
  let trying = ''
  const worker = new Worker(join(import.meta.dirname, '../support/attack-patterns.ts'), { workerData: patterns })
  worker.on('message', told => {
    if ('slow' in told) slow.push(told.slow)
    else trying = told.trying
  })
  const end = setTimeout(() => {
    slow.push(`${trying} does not end`)
    void worker.terminate()
  }, 90_000)
  await new Promise(resolve => worker.once('exit', resolve))
  clearTimeout(end)
  return slow
}

test('no pattern is slow on any text that can reach it (abuse case 21)', async () => {
  const patterns = files.flatMap(patternsOf)
  expect(patterns.length).toBeGreaterThan(90)
  expect(await slowAmong(patterns)).toEqual([])
}, 120_000)
