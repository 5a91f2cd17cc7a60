import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/steps/environment.ts'
import type { Lifetime } from '../../scripts/steps/lifetime.ts'
import { startScratchPostgres } from '../../scripts/steps/testing/scratch-postgres.ts'
import { abuseCases } from './abuse-cases.ts'
import { drawn } from './drawn.ts'
import type { Guard } from './guard.ts'
import { copyProject, type Failure, failuresOf, type Tree, takenOut } from './tree.ts'

/**
 * Takes guards out of a copy of the product, one at a time, and runs the tests that are to catch each. Prints a line each. Gives 0 when all
 * of them are caught, else 1. `ids` narrows the list.
 */
export async function takeOutGuards(lifetime: Lifetime, ids: readonly string[]): Promise<number> {
  const all: readonly Guard[] = [...abuseCases, ...drawn]
  const guards = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
  const tree = await openTree(lifetime, guards)
  const tests = [...new Set(guards.flatMap(guard => guard.tests))]
  console.log(`${guards.length} guards, caught by ${tests.length} files of tests. First with all guards in place:`)
  const before = await failuresOf(tree, tests, Number.MAX_SAFE_INTEGER)
  for (const failure of before) console.log(`FAILS ANYWAY: ${words(failure)}`)
  if (before.length > 0) return 1
  let caught = 0
  for (const guard of guards) if (await isCaught(tree, guard)) caught++
  console.log(`${guards.length} guards taken out, one at a time: ${caught} caught`)
  return caught === guards.length ? 0 : 1
}

async function openTree({ signal, onClose }: Lifetime, guards: readonly Guard[]): Promise<Tree> {
  const folder = await copyProject(signal)
  onClose(() => rm(folder, { recursive: true, force: true }))
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` }
  if (!guards.some(({ tests }) => tests.some(file => file.startsWith('tests/integration/'))))
    return { folder, env, signal }
  const server = await startScratchPostgres()
  onClose(() => server.stop())
  return { folder, env: { ...env, TEST_DATABASE_URL: server.url }, signal }
}

/** Whether one of a guard's tests fails without it. A file that cannot be run has checked nothing. */
async function isCaught(tree: Tree, guard: Guard): Promise<boolean> {
  const start = performance.now()
  const failures: Failure[] = []
  try {
    await takenOut(tree, guard, async () => {
      for (const file of guard.tests) {
        failures.push(...(await failuresOf(tree, [file], 1)))
        if (failures.some(isRefusal)) break
      }
    })
  } catch (error) {
    if (tree.signal.aborted) throw error
    console.log(`${guard.id} STALE ${error instanceof Error ? error.message : error}`)
    return false
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  const by = failures.find(isRefusal)
  if (by) console.log(`${guard.id} caught by ${words(by)} (${seconds} s)`)
  else console.log(`${guard.id} NOT CAUGHT: ${guard.stops} ${failures.map(words).join('; ')} (${seconds} s)`)
  return by !== undefined
}

/** Whether a test said no, and did not break on code that no longer fits together. */
const isRefusal = ({ test, message }: Failure): boolean =>
  test !== '' && !/^(?:SyntaxError|ReferenceError|TypeError)\b/.test(message)

const words = ({ file, test, message }: Failure): string =>
  `${file} › ${test || '(whole file)'}: ${message.split('\n')[0]}`
