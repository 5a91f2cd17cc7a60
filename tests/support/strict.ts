import { type LookupFunction, Socket } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { isLoopback } from '#server/platform/process/settings/outside-address.ts'
import { resetSingletons } from '#server/platform/process/singleton.ts'
import { stretched } from './tier.ts'

/** One second, Vitest's own limit, is too short on a busy machine. */
let complaints: string[] = []

/** Files of a worker share its globals, which are changed once. */
const shared = globalThis as typeof globalThis & { __outside?: string[] }
const isFirst = shared.__outside === undefined
shared.__outside ??= []
const outside = shared.__outside

/** Gives the hosts outside this machine that the test tried to reach, and forgets them. A test that leaves one behind fails. */
export const takeOutside = (): string[] => outside.splice(0)

interface Target {
  host?: string
  path?: string
  lookup?: LookupFunction
}

/** Where a socket is asked to connect to, in each form of `connect`; a path names a socket of this machine. */
function targetOf([first, second]: unknown[]): Target {
  if (typeof first === 'object' && first !== null) return first
  return typeof second === 'string' ? { host: second } : {}
}

/** A caller's own lookup, which finds nothing outside this machine. */
const lookupInside =
  (lookup: LookupFunction): LookupFunction =>
  (host, options, callback) =>
    lookup(host, options, (error, found, family) => {
      if (error) return callback(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      const far = addresses.find(address => !isLoopback(address))
      callback(far === undefined ? null : refused(far), found, family)
    })

function refused(host: string): Error {
  outside.push(host)
  return new Error(`A test asked ${host}, which is outside this machine`)
}

/** Breaks every connection to another machine, whichever package opens it, and notes its host. */
function stayInside(): void {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const target = targetOf(given.flat())
    const { host = 'localhost', path, lookup } = target
    if (path || isLoopback(host) || lookup) {
      if (lookup && !isLoopback(host)) target.lookup = lookupInside(lookup)
      return Reflect.apply(connect, this, given)
    }
    const error = refused(host)
    setImmediate(() => this.destroy(error))
    return this
  } as typeof connect
}

/** One second, Vitest's own limit, is too short on a busy machine. */
function waitLonger(): void {
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: stretched(20_000), ...options })
}

if (isFirst) {
  stayInside()
  waitLonger()
}

/** An error or warning on the console fails its test, and so does a connection to another machine. */
beforeEach(() => {
  complaints = []
  const complain = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error and console.warn stay silent').toEqual([])
  expect(takeOutside(), 'a test stays on this machine').toEqual([])
})

/** Files share their worker's process: what must exist once in it, and its settings, are as before after each file. */
const settings = { ...process.env }
afterAll(() => {
  resetSingletons()
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, settings)
})
