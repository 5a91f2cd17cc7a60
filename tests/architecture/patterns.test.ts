import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Pattern } from '#tests/support/attack-patterns.ts'

/** What the server reads from strangers goes through these. */
const files = execFileSync('git', ['ls-files', 'lib', 'server', 'middleware.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))

const longest = 30_000

/**
 * Those that cost more than their text is long, by their file, and how long their text can be: the limit that stands before each keeps it
 * cheap (decision 0098). Whoever adds one names its limit here.
 */
const bounded: Record<string, number> = {
  // Passwords end at 100 characters before they are looked at (lib/schemas/account.ts).
  'lib/common-password.ts': 100,
  // Links that somebody types: limits.url.
  'lib/body/link.ts': 2_048,
  // Bodies are written by ourselves before they are cut: every paragraph is closed.
  'server/articles/teaser.ts': 5_000,
  // A target is refused when it is longer.
  'server/press/send/address.ts': 8_000,
  // Cut to the slug's limit before.
  'server/articles/slug.ts': 200,
}

/** Every regular expression that is written in a file. */
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

/** The patterns that take long, or that never came to an end. */
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

test('no pattern takes long over any text that can reach it, whatever stands in it (abuse case 21)', async () => {
  const patterns = files.flatMap(patternsOf)
  expect(patterns.length).toBeGreaterThan(90)
  expect(await slowAmong(patterns)).toEqual([])
}, 120_000)
