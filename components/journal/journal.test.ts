import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#components/articles/saving/machine/journal-entry.ts'
import { Room } from '#tests/support/room.ts'
import { journalKey, readEntries, removeEntry, sweep, writeEntry } from './journal.ts'

const key = journalKey('ana', null)
const day = 24 * 60 * 60 * 1000

function entry(form: string, at: number, title = `texto de ${form}`): JournalEntry {
  const fields = { title, content: '<p>a</p>' } as JournalEntry['fields']
  return { form, at, requestId: 'r', version: null, fields, coverSrc: null, cityNames: {} }
}

let shelf: Room
beforeEach(() => {
  shelf = new Room()
})

const titles = (now = 100) => readEntries<JournalEntry>(shelf, key, now).map(({ fields }) => fields.title)

describe('the journal of unsaved texts', () => {
  test('a form’s later text takes the place of its earlier one', () => {
    writeEntry(shelf, key, entry('um', 1, 'antes'))
    writeEntry(shelf, key, entry('um', 2, 'depois'))
    expect(titles()).toEqual(['depois'])
  })

  test('what another form wrote stays until somebody decides', () => {
    writeEntry(shelf, key, entry('ontem', 1))
    writeEntry(shelf, key, entry('hoje', 2))
    removeEntry(shelf, key, 'hoje')
    expect(titles()).toEqual(['texto de ontem'])
  })

  test('a key of another kind gives what fits that kind, and a long text fits nowhere else', () => {
    const words = { form: 'um', at: 1, version: null, fields: { text: 'oi' } }
    writeEntry(shelf, key, words)
    expect(titles()).toEqual([])
    expect(readEntries(shelf, key, 100, fields => 'text' in fields)).toEqual([words])
    shelf.setItem(`${key}:torto`, JSON.stringify({ ...words, form: 'torto', fields: null }))
    expect(readEntries(shelf, key, 100, () => true)).toEqual([words])
  })

  test('another person’s texts and another article’s are not mixed in', () => {
    writeEntry(shelf, journalKey('ana', 'artigo'), entry('um', 1))
    writeEntry(shelf, journalKey('bia', null), entry('dois', 1))
    expect(titles()).toEqual([])
  })

  test('a form touches its own item alone: two tabs that write at the same moment do not write over each other', () => {
    writeEntry(shelf, key, entry('um', 1))
    const ofOne = new Map(shelf.items)
    writeEntry(shelf, key, entry('dois', 2))
    const names = [...shelf.items.keys()].filter(name => !ofOne.has(name))
    writeEntry(shelf, key, entry('um', 3, 'depois'))
    removeEntry(shelf, key, 'um')
    expect([...shelf.items.keys()]).toEqual(names)
    expect(titles()).toEqual(['texto de dois'])
  })

  test('where room is short the oldest give way, never the newest', () => {
    for (const at of [1, 2, 3]) writeEntry(shelf, key, entry(`f${at}`, at))
    shelf.room = JSON.stringify(entry('f9', 9)).length * 2 + 10
    expect(writeEntry(shelf, key, entry('f9', 9))).toBe(true)
    expect(titles()).toEqual(['texto de f9', 'texto de f3'])
  })

  test('before older texts give way, what only eases a merge is left out', () => {
    writeEntry(shelf, key, entry('f1', 1))
    shelf.room = JSON.stringify(entry('f1', 1)).length * 2 + 30
    const whole: JournalEntry = { ...entry('f2', 2), base: { content: 'a'.repeat(1_000) } as JournalEntry['fields'] }
    expect(writeEntry(shelf, key, whole, { ...whole, base: null })).toBe(true)
    expect(titles()).toEqual(['texto de f2', 'texto de f1'])
  })

  test('a text that finds no room even so takes nothing of the others away', () => {
    for (const at of [1, 2]) writeEntry(shelf, key, entry(`f${at}`, at))
    shelf.room = JSON.stringify(entry('f1', 1)).length * 2 + 10
    expect(writeEntry(shelf, key, entry('f9', 9, 'a'.repeat(1_000)))).toBe(false)
    expect(titles()).toEqual(['texto de f2', 'texto de f1'])
  })

  test('of more than twenty the oldest go', () => {
    for (let at = 1; at <= 25; at++) writeEntry(shelf, key, entry(`f${at}`, at))
    expect(titles()).toHaveLength(20)
    expect(titles().at(-1)).toBe('texto de f6')
  })

  test.each(['', 'x', 'null', '{}', '[]', '{"form":"a"}'])(
    'rubbish such as %j is no text, and is swept away',
    rubbish => {
      shelf.items.set(`${key}:a`, rubbish)
      expect(titles()).toEqual([])
      sweep(shelf, 100)
      expect(shelf.items.size).toBe(0)
    },
  )

  test('what an earlier release kept as one item is offered, and swept by none', () => {
    const old = [entry('um', 1), entry('dois', 2)]
    shelf.setItem(key, JSON.stringify(old))
    sweep(shelf, 100)
    expect(titles()).toEqual(['texto de dois', 'texto de um'])
    expect(shelf.getItem(key)).toBeNull()

    shelf.items.clear()
    shelf.setItem(key, JSON.stringify(old))
    expect(titles()).toEqual(['texto de dois', 'texto de um'])
  })

  test('an item of an earlier release stays where there is no room to take it apart', () => {
    const whole = JSON.stringify([entry('um', 1), entry('dois', 2)])
    shelf.setItem(key, whole)
    shelf.room = whole.length + entry.length
    sweep(shelf, 100)
    expect([...shelf.items]).toEqual([[key, whole]])
  })

  test('after thirty days a text is forgotten, of whatever article', () => {
    writeEntry(shelf, key, entry('um', 1))
    shelf.setItem('other', 'of another part')
    expect(titles(29 * day)).toHaveLength(1)
    expect(titles(31 * day)).toEqual([])
    sweep(shelf, 31 * day)
    expect([...shelf.items.keys()]).toEqual(['other'])
  })
})
