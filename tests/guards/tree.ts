import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { runProgram } from '../../scripts/steps/child.ts'
import { root } from '../../scripts/steps/environment.ts'
import { type Guard, without } from './guard.ts'

/** A test that failed; `test` is empty for a file that could not be run. */
export interface Failure {
  file: string
  test: string
  error: string
  message: string
}

/** After these a run ends: without a guard hundreds may fail, and the first may break on another guard behind it. */
export const mostFailures = 5

/** Copies the project's files as they stand, beside the installed packages. The folder is open to the user that PostgreSQL runs as. */
export async function copyProject(signal: AbortSignal): Promise<string> {
  const folder = await mkdtemp('/tmp/portal-guards-')
  await chmod(folder, 0o755)
  const git = async (cwd: string, ...args: string[]) => (await runProgram('git', args, { cwd, signal })).output
  const listed = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const files = listed.split('\0').filter(file => file !== '' && existsSync(join(root, file)))
  for (const file of [...files, 'prisma/generated']) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Tests of the architecture ask git for the project's files.
  await git(folder, 'init', '--quiet')
  await git(folder, 'add', '--all')
  return folder
}

/** Vitest in a copy of the project. Its database server starts with the first test that needs one, and ends with it. */
export class Runner {
  readonly #folder: string
  #vitest: Promise<Vitest> | null = null

  constructor(folder: string) {
    this.#folder = folder
    // Tests read files of the project by their path in it.
    process.chdir(folder)
  }

  /** Runs test files and gives those tests that failed twice. */
  async failuresOf(files: readonly string[]): Promise<Failure[]> {
    this.#vitest ??= createVitest('test', { ...{ root: this.#folder, watch: false, retry: 1 }, ...quiet })
    const vitest = await this.#vitest
    const specifications = await vitest.globTestSpecifications([...files])
    const asked = new Set(specifications.map(({ moduleId }) => moduleId))
    const { testModules } = await vitest.runTestSpecifications(specifications)
    // Vitest keeps the results of earlier runs.
    return testModules.filter(({ moduleId }) => asked.has(moduleId)).flatMap(failuresIn)
  }

  /** Runs something while a guard is out of the copy. */
  async without<T>(guard: Guard, work: () => Promise<T>): Promise<T> {
    const path = join(this.#folder, guard.file)
    const whole = await readFile(path, 'utf8')
    await this.#write(path, without(guard, whole))
    try {
      return await work()
    } finally {
      await this.#write(path, whole)
    }
  }

  async #write(path: string, text: string): Promise<void> {
    await writeFile(path, text)
    // A migration is in the database that the tests copy: it is made anew.
    if (path.endsWith('.sql')) await this.close()
    else (await this.#vitest)?.invalidateFile(path)
  }

  async close(): Promise<void> {
    const vitest = await this.#vitest
    this.#vitest = null
    await vitest?.close()
  }
}

const quiet = { bail: mostFailures, reporters: [{}] }

function failuresIn(module: TestModule): Failure[] {
  const { relativeModuleId: file } = module
  const fault = ({ name = '', message }: { name?: string; message: string }) => ({ error: name, message })
  const broken = module.errors().map(error => ({ file, test: '', ...fault(error) }))
  const failed = [...module.children.allTests('failed')]
  return [
    ...broken,
    ...failed.map(test => ({ file, test: test.fullName, ...fault(test.result().errors?.[0] ?? { message: '' }) })),
  ]
}
