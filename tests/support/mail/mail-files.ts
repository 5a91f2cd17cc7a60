import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails to an address that were written as files, oldest first, without the soft line breaks of their encoding. */
export async function mailsIn(email: string): Promise<string[]> {
  const folder = join(process.env.DATA_DIR ?? '', 'mail')
  // A name with a dot first is a mail that is being written.
  const names = (await readdir(folder).catch(() => [])).filter(name => !name.startsWith('.')).sort()
  const mails = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return mails.filter(mail => mail.includes(`To: ${email}`)).map(mail => mail.replace(/=\r?\n/g, ''))
}
