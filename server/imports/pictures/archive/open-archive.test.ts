import { expect, test } from 'vitest'
import { isDomainError } from '#lib/errors.ts'
import { hostileZips } from '#tests/support/imports/hostile-zips.ts'
import { zipFile } from '#tests/support/imports/zip-file.ts'
import { type ZipEntry, zipOf } from '#tests/support/imports/zips.ts'
import { openArchive } from './open-archive.ts'

/** Opens an archive and unpacks its files: its first error's code, or the number of unpacked bytes. */
async function unpacked(bytes: Buffer): Promise<string | number> {
  try {
    const archive = await openArchive(await zipFile(bytes))
    try {
      let sum = 0
      for await (const { open } of archive.files()) for await (const chunk of await open()) sum += chunk.length
      return sum
    } finally {
      await archive.close()
    }
  } catch (error) {
    return isDomainError(error) ? error.code : String(error)
  }
}

const refused = hostileZips.filter(({ outcome }) => outcome !== 'left out')

test.each(refused)(
  'an archive with $name is refused before anything is unpacked (abuse case 43)',
  {
    timeout: 60_000,
  },
  async ({ bytes, outcome }) => {
    const archive = await openArchive(await zipFile(bytes())).catch(error => error)
    expect(isDomainError(archive) ? archive.code : String(archive)).toBe(outcome)
  },
)

test('an archive whose thread ends says that, and not that it is damaged', { timeout: 60_000 }, async () => {
  const data = Buffer.from('%PDF-')
  const entries = Array.from({ length: 60_000 }, (_, n) => ({ name: `uploads/${n}.pdf`, data, method: 0 }))
  await expect(openArchive(await zipFile(zipOf(entries)), 12)).rejects.toMatchObject({ code: 'archive_ended' })
})

test('honest archives are read: ZIP64, stored, backslashes, an empty one', { timeout: 30_000 }, async () => {
  const data = Buffer.from('%PDF-1.7 um edital')
  const stored: ZipEntry = { name: 'wp-content\\uploads\\2019\\a.pdf', data, method: 0 }
  const files = [
    stored,
    { name: 'uploads/b.pdf', data },
    { name: 'uploads/c.txt', data },
    { name: 'uploads/d/', data: Buffer.alloc(0) },
  ]
  expect(await unpacked(zipOf(files))).toBe(2 * data.length)
  expect(await unpacked(zipOf(files, { zip64: {} }))).toBe(2 * data.length)
  expect(await unpacked(zipOf([]))).toBe(0)
  const archive = await openArchive(await zipFile(zipOf([stored, { name: 'uploads/2019/Ponte.jpg', data }])))
  expect(await archive.read('2019/Ponte.jpg')).toEqual(data)
  expect(await archive.read('2019/a.pdf')).toEqual(data)
  expect(await archive.read('nada.jpg')).toBeNull()
  await archive.close()
})
