import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../steps/child.ts'
import { installTools, tools } from './tools.ts'

const jar = join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** An error or a warning of the W3C's HTML checker about a page. */
export interface Complaint {
  page: string
  words: string
}

/**
 * Checks pages of a running instance with the Nu Html Checker, which validator.w3.org runs. Gives null on a machine without Java; the
 * tests have a checker that needs none. Raises OperatorError when the checker fails.
 */
export async function checkHtml(urls: readonly string[], signal: AbortSignal): Promise<Complaint[] | null> {
  if (!(await hasJava(signal))) return null
  await installTools(signal)
  const folder = await mkdtemp(join(tmpdir(), 'portal-html-'))
  try {
    const files = new Map<string, string>()
    for (const [n, url] of urls.entries()) {
      const file = join(folder, `${n}.html`)
      await writeFile(file, await (await fetch(url)).text())
      files.set(file, new URL(url).pathname)
    }
    const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files.keys()]
    const { code, output } = await runProgram('java', args, { cwd: tools, signal })
    if (code !== 0) throw new OperatorError(`O validador de HTML não terminou bem:\n${output.slice(-2000)}`)
    return readComplaints(output, files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: string
  url?: string
  message?: string
  extract?: string
}

function readComplaints(output: string, files: ReadonlyMap<string, string>): Complaint[] {
  const { messages } = JSON.parse(output.slice(output.indexOf('{'))) as { messages: Message[] }
  // Other remarks, like the one on React's slashes in void elements, have no effect on readers.
  const serious = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  return serious.map(({ url = '', message = '', extract = '' }) => {
    const page = files.get(url.replace(/^file:/, '')) ?? url
    return { page, words: `${message} ${extract.replace(/\s+/g, ' ')}` }
  })
}

async function hasJava(signal: AbortSignal): Promise<boolean> {
  try {
    return (await runProgram('java', ['-version'], { cwd: tools, signal })).code === 0
  } catch {
    return false
  }
}
