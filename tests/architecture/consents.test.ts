import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataMap } from '#server/privacy/data-map.ts'

const schema = readFileSync('prisma/schema.prisma', 'utf8')

/** Columns of tables about people that are true until somebody says otherwise. None is a consent. */
const trueAtFirst = [
  'house_banners.is_active',
  'newsletter_sends.is_public',
  'subscriptions.renews',
  'users.keeps_byline',
]

test('no consent is given by whoever says nothing: columns about people are false at first', () => {
  const columns = [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? ''
    if (!dataMap[table]?.of) return []
    return [...body.matchAll(/^ {2}(\w+)\s+Boolean.*@default\(true\)(?:.*@map\("(\w+)"\))?/gm)].map(
      ([, field, column]) => `${table}.${column ?? field}`,
    )
  })
  expect(columns.sort()).toEqual(trueAtFirst)
})

/** Boxes of readers that may come ticked, each with what ticks it. */
const ticked = {
  // What the owner of an active subscription allowed before.
  'components/reader/newsletter/own-subscription.tsx': ["defaultChecked={status === 'active' && isCounted}"],
}

test('the boxes of readers come empty, and show at most what their owner ticked before', () => {
  const folders = '{app/(reader),app/(account),components/{reader,accounts,applications,support}}'
  const found = globSync(`${folders}/**/*.tsx`).flatMap(file => {
    const boxes =
      readFileSync(file, 'utf8').match(/<(?:input\s[^>]*?type="checkbox"|Checkbox\b|Switch\b)[\s\S]*?\/?>\n/g) ?? []
    const marks = boxes.flatMap(box => box.match(/(?:defaultC|\bc)hecked(?:=\{[^}]*\})?/g) ?? [])
    return marks.length > 0 ? [[file, marks] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(ticked)
})
