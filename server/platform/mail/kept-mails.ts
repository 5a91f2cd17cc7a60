import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptMails } from './transport.ts'

/** The head of a kept mail ends well before. */
const headBytes = 16 * 1024

/** Deletes the kept mails to an address, for an erasure. Gives their number. */
export async function removeKeptMails(address: string): Promise<number> {
  const names = await readdir(keptMails()).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = join(keptMails(), name)
    if ((await recipientOf(file)) !== address.toLowerCase()) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** The address in a mail's To header, in lower case; null for what is no mail. */
async function recipientOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) })
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)
    const [, to] = /^To:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(head) ?? []
    const [, address = to] = /<([^<>]*)>/.exec(to ?? '') ?? []
    return address?.trim().toLowerCase() ?? null
  } finally {
    await file.close()
  }
}
