import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/steps/environment.ts'
import type { Lifetime } from '../../scripts/steps/lifetime.ts'
import { abuseCases } from './abuse-cases.ts'
import { drawn } from './drawn.ts'
import type { Guard } from './guard.ts'
import { copyProject, type Failure, mostFailures, Runner } from './tree.ts'

/**
 * Takes guards out of a copy of the product, one at a time, and runs the tests that are to catch each. Prints a line each. Gives 0 when all
 * of them are caught, else 1. `ids` narrows the list.
 */
export async function takeOutGuards({ signal, onClose }: Lifetime, ids: readonly string[]): Promise<number> {
  const all: readonly Guard[] = [...abuseCases, ...drawn]
  const guards = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
  const tests = [...new Set(guards.flatMap(guard => guard.tests))]
  process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const folder = await copyProject(signal)
  onClose(() => rm(folder, { recursive: true, force: true }))
  const runner = new Runner(folder)
  onClose(() => runner.close())
  console.log(`${guards.length} guards, caught by ${tests.length} files of tests. First with all guards in place:`)
  const before = await runner.failuresOf(tests)
  for (const failure of before) console.log(`FAILS ANYWAY, so it catches nothing: ${words(failure)}`)
  if (before.length >= mostFailures) return 1
  const broken = new Set(before.map(nameOf))
  let caught = 0
  for (const guard of guards) {
    signal.throwIfAborted()
    if (await isCaught(runner, guard, broken)) caught++
  }
  console.log(`${guards.length} guards taken out, one at a time: ${caught} caught`)
  return caught === guards.length ? 0 : 1
}

/** Whether one of a guard's tests fails without it, that passes with it. */
async function isCaught(runner: Runner, guard: Guard, broken: ReadonlySet<string>): Promise<boolean> {
  const start = performance.now()
  const isCatch = (failure: Failure) => isRefusal(failure) && !broken.has(nameOf(failure))
  const failures: Failure[] = []
  try {
    await runner.without(guard, async () => {
      for (const file of guard.tests) {
        failures.push(...(await runner.failuresOf([file])))
        if (failures.some(isCatch)) break
      }
    })
  } catch (error) {
    console.log(`${guard.id} STALE: ${error instanceof Error ? error.message : error}`)
    return false
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  const by = failures.find(isCatch)
  if (by) console.log(`${guard.id} caught by ${words(by)} (${seconds} s)`)
  else console.log(`${guard.id} NOT CAUGHT: ${guard.stops} ${failures.map(words).join('; ')} (${seconds} s)`)
  return by !== undefined
}

/** Whether a test compared and said no. One that breaks otherwise, e.g. on code that no longer fits together or on a slow machine, has not. */
const isRefusal = ({ test, error }: Failure): boolean => test !== '' && error.startsWith('AssertionError')

const nameOf = ({ file, test }: Failure): string => `${file} › ${test || '(whole file)'}`
const words = (failure: Failure): string => `${nameOf(failure)}: ${failure.message.split('\n')[0]}`
