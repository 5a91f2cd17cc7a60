import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from '#lib/parse.ts'

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

  test('an input is given as its schema reads it, and its other fields are gone', () => {
    const sent = JSON.parse('{ "name": " Ana ", "role": "master", "__proto__": { "id": "1" } }')
    expect(Object.entries(parse(z.object({ name: z.string().trim() }), sent))).toEqual([['name', 'Ana']])
  })
})

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def

/** Whether a text's own checks bound it: a length, or a form that has one. */
function hasLength(schema: z.core.$ZodType): boolean {
  const { checks = [], ...own } = defOf(schema) as Def & { checks?: z.core.$ZodCheck[] }
  return [own, ...checks.map(({ _zod }) => _zod.def as object)].some((def: { check?: string; format?: string }) =>
    ['max_length', 'length_equals', 'uuid', 'date', 'time', 'datetime'].some(
      is => is === def.check || is === def.format,
    ),
  )
}

const long = 'a'.repeat(300_000)
/** Long texts of the forms that patterns and other checks let through. */
const longTexts = [
  ...[long, '1'.repeat(300_000), 'a '.repeat(150_000), `${long}-aa`, `${long}.jpg`, `https://exemplo.com.br/${long}`],
  ...[`/${long}`, `${long}@exemplo.com.br`, `sk_live_${long}`, `whsec_${long}`, `APP_USR-${long}`],
]

/** The schema that a text meets first: a text's own, or that inside of a chain of transformations. */
function textIn(schema: z.core.$ZodType): z.core.$ZodType | null {
  const { type, in: first, out, innerType } = defOf(schema) as Def & Record<'in' | 'out' | 'innerType', z.core.$ZodType>
  if (type === 'string') return schema
  if (type === 'pipe') return textIn(first) ?? (defOf(first).type === 'transform' ? textIn(out) : null)
  return innerType ? textIn(innerType) : null
}

/** The places of a schema that take a text of any length. */
function endlessPlaces(schema: z.core.$ZodType, path = '', seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const text = textIn(schema)
  if (text) {
    const taken = hasLength(text) ? [] : longTexts.map(sample => z.safeParse(schema, sample))
    return taken.some(({ data }) => JSON.stringify(data ?? null).length > 100_000) ? [path] : []
  }
  const def = defOf(schema)
  return Object.entries(def.type === 'object' ? (def.shape as object) : def).flatMap(([key, value]) =>
    [value].flat().flatMap(each => (each instanceof z.ZodType ? endlessPlaces(each, `${path}.${key}`, seen) : [])),
  )
}

describe('texts of outside input have a longest length (abuse case 21)', () => {
  test('an endless one is detected at any depth and behind other checks', () => {
    const hidden = z.object({
      a: z
        .array(
          z
            .string()
            .trim()
            .regex(/^[a-z]+$/),
        )
        .transform(list => list),
    })
    expect(endlessPlaces(hidden)).toHaveLength(1)
    expect(endlessPlaces(z.string().transform(text => text.slice(0, 10)))).toEqual([])
  })

  /** Bounded by the body's size: a text of another system, which may be long, and a trap of which only is asked whether it is empty. */
  const bounded = ['.posts.element.record_id', '.nickname']

  test.each(schemas)('%s', (_, schema) => {
    expect(endlessPlaces(schema).filter(path => !bounded.includes(path))).toEqual([])
  })
})
