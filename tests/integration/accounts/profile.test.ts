import { expect, test } from 'vitest'
import { profileFields } from '#lib/schemas/account.ts'
import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { findOwnProfile } from '#server/accounts/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'

const fields = profileFields.parse({
  fullName: ' Dora Quaresma ',
  avatarUrl: 'https://exemplo.com.br/dora.jpg',
  bio: 'Cobre a cidade <b>há vinte anos</b>.',
})

test('a saved profile is shown as typed, and readers’ pages of that author are printed anew', async () => {
  const author = await given.author()
  const keys = await keysForgottenBy(() => saveProfile(author, fields))
  expect(keys).toEqual([`author:${author.id}`])
  expect(await findOwnProfile(author)).toEqual({ ...fields, fullName: 'Dora Quaresma' })
})

test('only one’s own profile changes, whatever id the request contains, and only its three fields (abuse cases 7, 8)', async () => {
  const [author, other] = [await given.author(), await given.author()]
  const before = await db().profile.findUniqueOrThrow({ where: { id: other.id } })
  const hostile = {
    fullName: 'Intrusa',
    bio: '',
    avatarUrl: '',
    id: other.id,
    userId: other.id,
    createdAt: new Date(0),
  }
  await saveProfile(author, profileFields.parse(hostile))
  expect(await db().profile.findUniqueOrThrow({ where: { id: other.id } })).toEqual(before)
  const mine = await db().profile.findUniqueOrThrow({ where: { id: author.id } })
  expect(mine.fullName).toBe('Intrusa')
  expect(mine.createdAt.getTime()).toBeGreaterThan(0)
})
