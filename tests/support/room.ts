import type { Shelf } from '#components/journal/journal.ts'

/** A browser storage with a size limit in characters. */
export class Room implements Shelf {
  readonly items = new Map<string, string>()
  room: number

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room
  }
  get length() {
    return this.items.size
  }
  key(place: number) {
    return [...this.items.keys()][place] ?? null
  }
  getItem(name: string) {
    return this.items.get(name) ?? null
  }
  setItem(name: string, value: string) {
    const others = [...this.items].reduce((sum, [key, text]) => (key === name ? sum : sum + text.length), 0)
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(name, value)
  }
  removeItem(name: string) {
    this.items.delete(name)
  }
}
