import { describe, expect, test } from 'vitest'
import type { Notice, NoticeBatch } from '#lib/notifications.ts'
import { firstState, withBatch, withReading } from './notice-state.ts'

const notice = (id: string, change: Partial<Notice> = {}): Notice => ({
  id,
  type: 'MENTION',
  message: id,
  isUnread: true,
  isArchived: false,
  createdAt: `2026-11-23T12:00:0${id}.000Z`,
  when: '',
  path: null,
  errors: [],
  warnings: [],
  ...change,
})
const batch = (notices: Notice[], more: Partial<NoticeBatch> = {}): NoticeBatch => ({
  at: '2:2:',
  unread: notices.length,
  whole: false,
  notices,
  ...more,
})
const opened = firstState(batch([notice('2'), notice('1')], { whole: true }))
const ids = (state: { list: readonly Notice[] | null }) => state.list?.map(({ id }) => id)

describe('a tab', () => {
  test('puts what arrives on top, and shows nothing twice', () => {
    const once = withBatch(opened, batch([notice('3')], { unread: 3 }))
    const twice = withBatch(once, batch([notice('3'), notice('2')], { unread: 3 }))
    expect([ids(once), ids(twice), twice.unread, twice.arrived?.id]).toEqual([['3', '2', '1'], ['3', '2', '1'], 3, '3'])
  })

  test('drops what was archived and marks what was read elsewhere', () => {
    const changed = [notice('2', { isUnread: false }), notice('1', { isUnread: false, isArchived: true })]
    const state = withBatch(opened, batch(changed, { unread: 0 }))
    expect([ids(state), state.list?.[0]?.isUnread, state.arrived]).toEqual([['2'], false, null])
  })

  test('counts without a list until the list is read', () => {
    const bell = firstState(batch([], { unread: 4 }))
    expect([bell.list, withBatch(bell, batch([notice('1')], { unread: 5 })).unread]).toEqual([null, 5])
  })

  test('loses nothing that came while its list was on the way, and takes a newer list', () => {
    const early = withBatch(firstState(batch([], { unread: 1 })), batch([notice('3')], { at: '5:5:', unread: 2 }))
    const read = withReading(early, batch([notice('1')], { at: '4:4:', whole: true, unread: 1 }))
    expect([ids(read), read.unread, read.at]).toEqual([['3', '1'], 2, '5:5:'])
    const newer = withReading(read, batch([notice('4')], { at: '9:9:', whole: true, unread: 7 }))
    expect([ids(newer), newer.unread, newer.at]).toEqual([['4'], 7, '5:5:'])
    expect(withReading(newer, batch([notice('1')], { at: '3:3:', whole: true }))).toEqual(newer)
  })
})
