import type { ReactElement, SuspenseProps } from 'react'
import { expect, test } from 'vitest'
import { loaded } from './loaded.tsx'

const shown = async (make: () => Promise<string>) =>
  ((await loaded('a placeholder', make)) as ReactElement<SuspenseProps>).props

test('a screen that is quick stands at once', async () => {
  expect(await shown(async () => 'rows')).toMatchObject({ children: 'rows' })
})

test('a slow one has a placeholder until it is there', async () => {
  const rows = Promise.withResolvers<string>()
  const { fallback, children } = await shown(() => rows.promise)
  expect(fallback).toBe('a placeholder')
  rows.resolve('rows')
  expect(await children).toBe('rows')
})

test('a quick failure is the answer’s own', async () => {
  await expect(shown(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
