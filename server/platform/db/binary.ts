/** PostgreSQL's numbers of the types that arrays here may have. They are part of its protocol. */
const typeNumbers = { text: 25, tsvector: 3614 }

/**
 * An array in PostgreSQL's binary form (`array_recv`), for `withLarge`: neither side escapes or parses its texts. An element of bytes is in the binary
 * form of its type.
 */
export function binaryArray(
  type: keyof typeof typeNumbers,
  elements: readonly (string | Uint8Array | null)[],
): Buffer<ArrayBuffer> {
  const lengths = elements.map(lengthOf)
  const array = Buffer.allocUnsafe(20 + lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0))
  // One dimension, nulls allowed, numbered from one.
  const head = [1, elements.includes(null) ? 1 : 0, typeNumbers[type], elements.length, 1]
  let at = 0
  for (const number of head) at = array.writeInt32BE(number, at)
  for (const [place, element] of elements.entries()) {
    at = array.writeInt32BE(lengths[place] ?? 0, at)
    if (typeof element === 'string') at += array.write(element, at)
    else if (element) {
      array.set(element, at)
      at += element.length
    }
  }
  return array
}

/** The bytes of an element; -1 for null. */
const lengthOf = (element: string | Uint8Array | null): number =>
  element === null ? -1 : typeof element === 'string' ? Buffer.byteLength(element) : element.length
