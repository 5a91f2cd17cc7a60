import { beforeEach, describe, expect, test } from 'vitest'
import { type JournalEntry, journalKey, readEntries, removeEntry, type Shelf, writeEntry } from './journal.ts'

const key = journalKey('ana', null)
const day = 24 * 60 * 60 * 1000

function entry(form: string, at: number, title = `texto de ${form}`): JournalEntry {
  const fields = { title, content: '<p>a</p>' } as JournalEntry['fields']
  return { form, at, requestId: 'r', version: null, fields, coverSrc: null, cityNames: {} }
}

class Memory implements Shelf {
  items = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  getItem(name: string) {
    return this.items.get(name) ?? null
  }
  setItem(name: string, value: string) {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(name, value)
  }
  removeItem(name: string) {
    this.items.delete(name)
  }
}

let shelf: Memory
beforeEach(() => {
  shelf = new Memory()
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
    removeEntry(shelf, key, 'hoje', 3)
    expect(titles()).toEqual(['texto de ontem'])
  })

  test('saving the last one leaves nothing in the browser', () => {
    writeEntry(shelf, key, entry('um', 1))
    removeEntry(shelf, key, 'um', 2)
    expect(shelf.items.size).toBe(0)
  })

  test('another person’s texts and another article’s are not mixed in', () => {
    writeEntry(shelf, journalKey('ana', 'artigo'), entry('um', 1))
    writeEntry(shelf, journalKey('bia', null), entry('dois', 1))
    expect(titles()).toEqual([])
  })

  test('where room is short the oldest give way, never the newest', () => {
    for (const at of [1, 2, 3]) writeEntry(shelf, key, entry(`f${at}`, at))
    shelf.room = JSON.stringify([entry('f9', 9)]).length + 10
    expect(writeEntry(shelf, key, entry('f9', 9))).toBe(true)
    expect(titles()).toEqual(['texto de f9'])
  })

  test('a browser without room says so', () => {
    shelf.room = 3
    expect(writeEntry(shelf, key, entry('um', 1))).toBe(false)
  })

  test.each(['', 'x', 'null', '{}', '[1,null,{"form":"a"}]'])('rubbish such as %j is no text', rubbish => {
    shelf.items.set(key, rubbish)
    expect(titles()).toEqual([])
  })

  test('after thirty days a text is forgotten', () => {
    writeEntry(shelf, key, entry('um', 1))
    expect(titles(29 * day)).toHaveLength(1)
    expect(titles(31 * day)).toEqual([])
  })
})
