import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const files = globSync('lib/schemas/**/*.ts').filter(file => !file.endsWith('.test.ts'))
const schemas: [string, z.core.$ZodType][] = []
for (const file of files) {
  const module: Record<string, unknown> = await import(resolve(file))
  for (const [name, value] of Object.entries(module)) {
    if (value instanceof z.ZodType) schemas.push([`${file} ${name}`, value])
  }
}

/** The parts of a schema that accept unknown input: objects that keep unknown keys, records, `any` and `unknown`. */
function openPlaces(schema: z.core.$ZodType, path = '', seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  if (def.type === 'any' || def.type === 'unknown' || def.type === 'record') return [`${path} is ${def.type}`]
  const open = def.type === 'object' && def.catchall && typeOf(def.catchall) !== 'never' ? [`${path} is loose`] : []
  const inner = def.type === 'object' ? Object.entries(def.shape as object) : Object.entries(def)
  return [...open, ...inner.flatMap(([key, value]) => within(value, `${path}.${key}`, seen))]
}

const typeOf = (value: unknown) => (value instanceof z.ZodType ? value.def.type : null)

function within(value: unknown, path: string, seen: Set<unknown>): string[] {
  if (value instanceof z.ZodType) return openPlaces(value, path, seen)
  return Array.isArray(value) ? value.flatMap(each => within(each, path, seen)) : []
}

describe('outside input has only the fields of its schema (abuse case 8)', () => {
  test('schemas are found, and an open one is detected at any depth', () => {
    expect(schemas.length).toBeGreaterThan(30)
    const hidden = z.object({ a: z.array(z.looseObject({ b: z.string() }).optional()).transform(list => list) })
    expect(openPlaces(hidden)).toHaveLength(1)
    expect(openPlaces(z.object({ a: z.record(z.string(), z.string()) }).partial())).toHaveLength(1)
    expect(openPlaces(z.union([z.string(), z.unknown()]))).toHaveLength(1)
  })

  test.each(schemas)('%s', (_, schema) => {
    expect(openPlaces(schema)).toEqual([])
  })
})
