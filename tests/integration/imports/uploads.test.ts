import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { importOptions } from '#lib/imports/options.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import type { ImportStatus } from '#server/imports/sessions/session.ts'
import { removeOldUploads } from '#server/imports/uploads/remove-old.ts'
import { uploadsFolder } from '#server/imports/uploads/resumable.ts'
import { db } from '#server/platform/db/db.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

beforeEach(() => mkdir(uploadsFolder(), { recursive: true }))

/** An upload that changed last some days ago. Gives its name. */
async function uploaded(days: number): Promise<string> {
  const id = randomBytes(16).toString('hex')
  for (const name of [id, `${id}.json`]) {
    const path = join(uploadsFolder(), name)
    await writeFile(path, 'record_id')
    await utimes(path, daysAgo(days), daysAgo(days))
  }
  return id
}

/** A session that took an upload, as a file or as its pictures. */
async function took(
  place: string,
  { days, status, pictures = false }: { days: number; status: ImportStatus; pictures?: boolean },
) {
  const { id } = await beginSession(system, {
    options: importOptions.parse({}),
    reader: 'here',
    files: [{ name: 'posts.csv', bytes: 9, format: 'csv', place: pictures ? '/srv/posts.csv' : place }],
    picturesPlace: pictures ? place : '',
  })
  await db().importSession.update({ where: { id }, data: { status, createdAt: daysAgo(days) } })
}

const left = async () => (await readdir(uploadsFolder())).sort()

test('uploads that no import took are removed two days after they changed last, with what is known of them', async () => {
  const [young, old] = [await uploaded(1.9), await uploaded(2.1)]
  const path = join(uploadsFolder(), 'leia-me.txt')
  await writeFile(path, 'no upload')
  await utimes(path, daysAgo(90), daysAgo(90))
  expect(await removeOldUploads()).toEqual([old])
  expect(await left()).toContain('leia-me.txt')
  expect(await left()).toEqual(expect.arrayContaining([young, `${young}.json`]))
  expect(await left()).not.toContain(`${old}.json`)
})

test('the files of an import stay until it can be undone no more', async () => {
  const [within, pictures, undone, over, running] = await Promise.all(Array.from({ length: 5 }, () => uploaded(40)))
  await took(within ?? '', { days: 29, status: 'completed' })
  await took(pictures ?? '', { days: 29, status: 'stopped', pictures: true })
  await took(undone ?? '', { days: 1, status: 'undone' })
  await took(over ?? '', { days: 31, status: 'completed' })
  await took(running ?? '', { days: 31, status: 'running' })
  expect((await removeOldUploads()).sort()).toEqual([undone, over].sort())
})

test('an upload that two imports took stays as long as one needs it', async () => {
  const id = await uploaded(40)
  await took(id, { days: 2, status: 'completed' })
  await took(id, { days: 31, status: 'completed' })
  await took(id, { days: 1, status: 'undone' })
  expect(await removeOldUploads()).toEqual([])
})
