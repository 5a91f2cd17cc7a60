import { afterEach, beforeEach, expect, vi } from 'vitest'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

let complaints: string[] = []

/** An error or warning on the console fails its test, and so does a request to the internet. */
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
