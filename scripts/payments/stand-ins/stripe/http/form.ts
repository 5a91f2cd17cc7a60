/** A decoded form: texts, lists and records of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

type Tree = Map<string, Tree | string>

/** Decodes `a[b][0]=c` as Stripe's API does. */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Tree = new Map()
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/[^[\]]+/g)].map(([name]) => name)
    const last = path.pop() ?? ''
    const place = path.reduce<Tree>((tree, name) => {
      const inner = tree.get(name)
      if (inner instanceof Map) return inner
      const made: Tree = new Map()
      tree.set(name, made)
      return made
    }, root)
    place.set(last, value)
  }
  return record(root)
}

const record = (tree: Tree): Record<string, FormValue> =>
  Object.fromEntries([...tree].map(([name, value]) => [name, plain(value)]))

function plain(value: Tree | string): FormValue {
  if (typeof value === 'string') return value
  const isList = [...value.keys()].every((name, position) => name === String(position))
  return isList && value.size > 0 ? [...value.values()].map(plain) : record(value)
}
