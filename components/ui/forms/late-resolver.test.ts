import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { lateResolver } from './late-resolver.ts'

const rules = z.object({ name: z.string().trim().min(2, 'Nome curto') })
const options = { fields: {}, shouldUseNativeValidation: false }

describe('a resolver that loads its schema late', () => {
  test('loads the schema when the form is sent, and not before', async () => {
    const schema = vi.fn(async () => rules)
    const resolve = lateResolver(schema)
    expect(schema).not.toHaveBeenCalled()
    expect(await resolve({ name: ' Ana ' }, undefined, options)).toEqual({ values: { name: 'Ana' }, errors: {} })
    const { errors } = await resolve({ name: 'A' }, undefined, options)
    expect(errors.name?.message).toBe('Nome curto')
  })

  test('passes the fields unchanged when the schema cannot be loaded: the server validates', async () => {
    const resolve = lateResolver<z.input<typeof rules>, z.output<typeof rules>>(() =>
      Promise.reject(new Error('offline')),
    )
    expect(await resolve({ name: 'A' }, undefined, options)).toEqual({ values: { name: 'A' }, errors: {} })
  })
})
