import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptMails } from './transport.ts'

/** The head of a kept mail ends well before. */
const headBytes = 16 * 1024

/** Deletes the kept mails to an address, and those to the newspaper that an answer to it would follow, for an erasure. Gives their number. */
export async function removeKeptMails(address: string): Promise<number> {
  const names = await readdir(keptMails()).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = join(keptMails(), name)
    if (!(await addressesOf(file)).includes(address.toLowerCase())) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** The addresses in a mail's To and Reply-To headers, in lower case; none for what is no mail. */
async function addressesOf(path: string): Promise<string[]> {
  const file = await open(path).catch(() => null)
  if (!file) return []
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) })
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)
    return [...head.matchAll(/^(?:To|Reply-To):([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim)].map(([, written = '']) => {
      const [, address = written] = /<([^<>]*)>/.exec(written) ?? []
      return address.trim().toLowerCase()
    })
  } finally {
    await file.close()
  }
}
