/** A GeoIP database (MaxMind DB file format 2.0) that knows one network of 24 bits, and nothing else. */
export function placeFile(network: string, place: object): Buffer {
  const bits = network
    .split('.')
    .slice(0, 3)
    .map(part => Number(part).toString(2).padStart(8, '0'))
    .join('')
  const nodes = bits.length
  // A record is the next node, `nodes` for nothing, or the data's offset after the tree's end and its sixteen zero bytes.
  const tree = [...bits].map((bit, index) => {
    const onward = index === nodes - 1 ? nodes + 16 : index + 1
    return bit === '0' ? [onward, nodes] : [nodes, onward]
  })
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-City',
    description: { en: 'A test' },
    ip_version: 4,
    languages: ['en', 'pt-BR'],
    node_count: nodes,
    record_size: 24,
  })
  return Buffer.concat([
    ...tree.flat().map(record => unsigned(record, 3)),
    Buffer.alloc(16),
    encoded(place),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ])
}

const types = { string: 2, number: 6, map: 7, array: 11 } as const

function encoded(value: unknown): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(types.string, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') return Buffer.concat([control(types.number, 4), unsigned(value, 4)])
  if (Array.isArray(value)) return Buffer.concat([control(types.array, value.length), ...value.map(encoded)])
  const pairs = Object.entries(value ?? {})
  return Buffer.concat([control(types.map, pairs.length), ...pairs.flat().map(encoded)])
}

/** The control bytes of a type and a size below 285. Types above 7 have a byte of their own. */
function control(type: number, size: number): Buffer {
  const extended = type > 7 ? [type - 7] : []
  const short = Math.min(size, 29)
  return Buffer.from([((type > 7 ? 0 : type) << 5) | short, ...extended, ...(size >= 29 ? [size - 29] : [])])
}

function unsigned(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
