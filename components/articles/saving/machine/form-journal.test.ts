import { expect, test } from 'vitest'
import { journalKey, readEntries } from '#components/journal/journal.ts'
import { Room } from '#tests/support/room.ts'
import { asTextOf, keepText, putText } from './form-journal.ts'
import type { JournalEntry } from './journal-entry.ts'

const text = { fields: { title: 'Um', content: '<p>Um</p>' }, requestId: 'r', version: 3, base: null, pending: null }
const context = (own: object = {}) => ({
  shelf: new Room(),
  userId: 'ana',
  now: 1_000,
  extras: { coverSrc: null, cityNames: {} },
  ...own,
})
const entriesOf = (at: ReturnType<typeof context>, subject: string) =>
  readEntries<JournalEntry>(at.shelf, journalKey('ana', subject), 1_000)

test('a revision’s text is kept beside its article’s, and says whose it is', () => {
  const at = context({ revisionOf: 'article' })
  putText(at, { form: 'f1', articleId: 'revision' }, text as never)
  expect(entriesOf(at, 'article')).toMatchObject([{ form: 'f1', revision: 'revision', version: 3 }])
  expect(entriesOf(at, 'revision')).toEqual([])
  keepText(at, { form: 'f1', articleId: 'revision' }, null)
  expect(entriesOf(at, 'article')).toEqual([])
})

test('a text that grew out of something else is taken up without a version, and asks for nothing', () => {
  const at = context()
  putText(at, { form: 'f1', articleId: 'article' }, text as never)
  const [draft] = entriesOf(at, 'article')
  if (!draft) throw new Error('nothing was kept')
  expect(asTextOf(null, draft)).toEqual(draft)
  expect(asTextOf('revision', draft)).toMatchObject({ version: 0, pending: null, fields: { title: 'Um' } })
  const ofAnother = { ...draft, revision: 'older' }
  expect(asTextOf('revision', ofAnother)).toMatchObject({ version: 0 })
  expect(asTextOf(null, ofAnother)).toMatchObject({ version: 0 })
  expect(asTextOf('older', ofAnother)).toMatchObject({ version: 3 })
})
