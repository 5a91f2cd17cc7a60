import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { runProgram } from '../../scripts/steps/child.ts'
import { root } from '../../scripts/steps/environment.ts'
import { type Guard, without } from './guard.ts'

/** A copy of the project, and how its tests are run. */
export interface Tree {
  folder: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}

/** Vitest's JSON report, as far as it is read. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** A test that failed; `test` is empty for a file that could not be run. */
export interface Failure {
  file: string
  test: string
  message: string
}

/** Copies the project's files as they stand, beside the installed packages. The folder is open to the user that PostgreSQL runs as. */
export async function copyProject(signal: AbortSignal): Promise<string> {
  const folder = await mkdtemp('/tmp/portal-guards-')
  await chmod(folder, 0o755)
  const git = async (cwd: string, ...args: string[]) => (await runProgram('git', args, { cwd, signal })).output
  const listed = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of [...listed.split('\0').filter(Boolean), 'prisma/generated']) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Tests of the architecture ask git for the project's files.
  await git(folder, 'init', '--quiet')
  await git(folder, 'add', '--all')
  return folder
}

/** Runs something while a guard is out of the tree. */
export async function takenOut<T>({ folder }: Tree, guard: Guard, work: () => Promise<T>): Promise<T> {
  const path = join(folder, guard.file)
  const whole = await readFile(path, 'utf8')
  await writeFile(path, without(guard, whole))
  try {
    return await work()
  } finally {
    await writeFile(path, whole)
  }
}

/** Runs test files and gives those tests that failed, `most` at most. */
export async function failuresOf(tree: Tree, files: readonly string[], most: number): Promise<Failure[]> {
  const { folder, env, signal } = tree
  const file = join(folder, 'report.json')
  await writeFile(file, '{}')
  const args = ['run', ...files, '--reporter=json', `--outputFile=${file}`, `--bail=${most}`, '--retry=1']
  const { output } = await runProgram(join(folder, 'node_modules/.bin/vitest'), args, { cwd: folder, env, signal })
  signal.throwIfAborted()
  const read = report.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) throw new Error(`Vitest wrote no report.\n${output}`)
  return read.data.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const of = name.slice(folder.length + 1)
    if (failed.length === 0) return message === '' ? [] : [{ file: of, test: '', message }]
    return failed.map(({ fullName, failureMessages }) => ({
      file: of,
      test: fullName,
      message: failureMessages?.[0] ?? message,
    }))
  })
}
