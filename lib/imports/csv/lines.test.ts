import { expect, test } from 'vitest'
import { readLines } from './lines.ts'

const reading = {
  columns: (names: readonly string[]) => (names.includes('email') ? { email: names.indexOf('email') } : null),
  read: (cells: readonly string[], { email }: { email: number }) => ({ email: cells[email] ?? '' }),
  batch: 1_000,
  headless: 'Sem coluna',
  empty: 'Vazio',
}

async function* inParts(text: string) {
  for (let at = 0; at < text.length; at += 16_384) yield Buffer.from(text.slice(at, at + 16_384))
}

async function emailsIn(text: string): Promise<string[]> {
  const emails: string[] = []
  for await (const lines of readLines(inParts(text), reading)) emails.push(...lines.map(({ email }) => email))
  return emails
}

test('a small file is read by its heading', async () => {
  expect(await emailsIn('nome;email\nAna;ana@exemplo.com\n\n"Bia; a outra";bia@exemplo.com\n')).toEqual([
    'ana@exemplo.com',
    'bia@exemplo.com',
  ])
})

test('Excel’s line of the separator is no heading, and counts as a line', async () => {
  const file = '\ufeffsep=;\nnome;email\nAna;ana@exemplo.com'
  const lines = []
  for await (const batch of readLines(inParts(file), reading)) lines.push(...batch)
  expect(lines).toEqual([{ email: 'ana@exemplo.com', line: 3 }])
})

test('a row of a hundred thousand letters is refused, and not parsed again with each part', async () => {
  await expect(emailsIn(`email\n${'"a"b,'.repeat(200_000)}`)).rejects.toMatchObject({ code: 'import_row_too_long' })
})
