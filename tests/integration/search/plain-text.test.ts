import { expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'

test.each([
  ['<p>a  b</p>\n<p>c\td\u2003e</p>', 'a b c d e'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
  ['<p>&lt;b&gt; &amp;amp; &nbsp; &quot;x&#39;</p>', '<b> &amp; "x\''],
  ['<p>a</p><aside data-related="x"><a href="/y">Leia</a></aside><p>b</p>', 'a b'],
  ['', ''],
])('the search text of %j', async (html, text) => {
  const [row] = await db().$queryRaw<{ text: string }[]>`SELECT plain_text(${html}) AS text`
  expect(row?.text).toBe(text)
})
