import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assembleMigrations } from '#prisma/sql/assemble.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'

/** The hash of each released migration. To change a function, see CONTRIBUTING.md. */
const released = {
  '20261128120000_baseline': 'f16d216b037a59af03344a3e32dfc68f63c6b5fbadcde549986873d094aea7e1',
  '20261129000000_sitemap_months': 'dced0fee73568c3eb470a2b9c28a3f07d21b758be97d37e53a3fe0e7998617e1',
  '20261129010000_counting_is_asked': '5dc550b9fadb1549aec6270bfac75dd7a05dd98b2b603508ffa809dfcc4d2653',
  '20261129011000_public_messages': '734ec45629eba5a3bbc20e6f2014634fc2a155b91f21bc8eec270572d891d56d',
  '20261129012000_receipt_numbers': '8c20799bffce6365992e39aceca7154d1ebe75b1f0ad6c17b1967557504c9f84',
  '20261129013000_payment_stand_ins': 'd0098c3fa7a75c3d2c865088dea3187c5a2bb857ef9b1b1b53ed2e198404c50a',
  '20261129110000_small_signs': '05c0c4631d1d5b948f358e496803c3bc8684b15d64a52eaf0a37e9b9c287a199',
  '20261129130000_weighed_views': '4b459040629699d4e1348f3397c7c58dda0e08fac434767d7a7f5c9cd74c32cd',
  '20261129131000_purchases_wait': '7ed4c2e90199dc815516ee4bf0b9e579c82bea05aabaeda79a0cc279913845fb',
  '20261129150000_clean_search_index': '7bca0f51b1d047d7bc168af2349209eca366e8b126b80649aa2181b4ab825f86',
  '20261129160000_article_changes': '33611904f829a2d7c7a3700f1a9425296dc4690cc2643cd0b9c35274f8da1c16',
  '20261129190000_reviews_told': '9e416e86da9d8b3fe136845c07db548d005692ef35bd07928c0ec14d5a2f4c39',
  '20261129210000_desk_search': 'c3f2b0a1151ab4025517069f46934f02c332ea9b513e2c3e80f0bf08c7698c8a',
  '20261129210000_picture_library': 'd5bc14c469204f7b7ee2f076af16cef3bbcc98038d6f3d86210ab9b508819956',
  '20261129220000_review_halves': '9ecc7e334b8a964f217a15c4fb1e0ac8fb981028521578771ab5d70b300773a5',
}

test('a released migration is never edited, nor a function that it brought', async () => {
  assembleMigrations()
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`prisma/migrations/${name}/migration.sql`))
      .digest('hex')
  expect(Object.fromEntries((await migrationNames()).map(name => [name, hash(name)]))).toEqual(released)
})
