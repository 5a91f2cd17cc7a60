import items from '#prisma/reference/stored-items.json' with { type: 'json' }

/** Something that this site stores in a browser, as the page about cookies names it. */
export interface StoredItem {
  /** Its name on HTTP. A final `…` stands for any end. */
  name: string
  /** The prefix of a cookie's name on HTTPS. */
  prefix?: '__Host-' | '__Secure-'
  /** A cookie, which the browser sends to the server, or an item of `localStorage` or of one tab's `sessionStorage`, which stays in the browser. */
  kind: 'cookie' | 'local' | 'session'
  purpose: string
  life: string
}

/**
 * Everything that this site stores. A test follows visitors, readers and staff through the site and compares: an item of a browser that is not
 * here fails it, and so does an item here that no browser had.
 */
export const storedItems = items.own as readonly StoredItem[]

/** What another company may store once a reader allows it. No test can see it: tests ask nobody outside. */
export interface ForeignItem {
  company: string
  names: string
  purpose: string
  life: string
}

export const foreignItems: readonly ForeignItem[] = items.foreign

/** An item's name on this site, which is on HTTPS (`secure`) or not. */
export const nameOn = ({ name, prefix }: StoredItem, secure: boolean): string =>
  secure && prefix ? prefix + name : name

/** The item of a kind that a name in a browser belongs to; undefined for an unknown one. Long session cookies are split into `.0`, `.1`. */
export const storedItemOf = (kind: StoredItem['kind'], found: string, secure: boolean): StoredItem | undefined =>
  storedItems.find(item => {
    const name = nameOn(item, secure)
    if (item.kind !== kind) return false
    return name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found.replace(/\.\d+$/, '') === name
  })
