import { afterEach, beforeEach, expect, vi } from 'vitest'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

let complaints: string[] = []

/** Whatever is printed as an error or a warning fails the test that caused it, and nothing may be asked of the outside. */
beforeEach(() => {
  complaints = []
  const complain = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    if (!loopback.test(hostname)) throw new Error(`A test asked ${hostname}, which is outside this machine`)
    return fetch(input, init)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error and console.warn stay silent').toEqual([])
})
