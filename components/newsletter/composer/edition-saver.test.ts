import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everybody } from '#lib/newsletter/segment.ts'
import type { ActionError } from '#lib/outcome.ts'
import type { EditionFields, SaveEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { EditionSaver, pauseMs, retryMs, type SaverPorts } from './edition-saver.ts'

const fieldsOf = (subject: string): EditionFields => {
  return { subject, preheader: '', blocks: [], segment: everybody, isPublic: true }
}
const refusal = (code: ActionError['code']): ActionError => ({ code, message: code, fields: {} })

/** A server with one edition, as the saver knows it. */
function house() {
  const server = {
    version: 1,
    fields: fieldsOf(''),
    requests: [] as SaveEditionInput[],
    failing: null as null | 'down' | ActionError,
  }
  const told: string[] = []
  const ports: SaverPorts = {
    async save(input) {
      server.requests.push(input)
      await Promise.resolve()
      if (server.failing === 'down') throw new Error('no network')
      if (server.failing) return { serverError: server.failing }
      if (input.version !== server.version) return { serverError: refusal('edition_changed_meanwhile') }
      server.version += 1
      server.fields = input.fields
      return { data: { version: server.version } }
    },
    load: async () => ({ data: { version: server.version, fields: server.fields, names: {}, updatedAt: new Date() } }),
    show: () => {},
    tell: ({ code }) => told.push(code),
    calm: () => {},
  }
  const saver = new EditionSaver({ id: 'e', version: 1, fields: fieldsOf('') }, ports)
  /** Somebody else saves. */
  const colleague = (subject: string) => {
    server.version += 1
    server.fields = fieldsOf(subject)
  }
  return { saver, server, told, colleague }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an edition while it is composed', () => {
  test('is saved a second after the last change, once', async () => {
    const { saver, server } = house()
    for (const subject of ['B', 'Bo', 'Bom dia']) saver.change(fieldsOf(subject))
    expect(saver.state.phase).toBe('waiting')
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(server.requests).toHaveLength(1)
    expect(server.fields.subject).toBe('Bom dia')
    expect(saver.state).toMatchObject({ phase: 'saved', stored: { version: 2 } })
  })

  test('what is typed during a request follows in the next, and never two at once', async () => {
    const { saver, server } = house()
    saver.change(fieldsOf('Um'))
    const done = saver.flush()
    saver.change(fieldsOf('Dois'))
    expect(server.requests).toHaveLength(1)
    expect(await done).toBe(3)
    expect(server.requests.map(({ version }) => version)).toEqual([1, 2])
    expect(server.fields.subject).toBe('Dois')
    await vi.advanceTimersByTimeAsync(10 * pauseMs)
    expect(server.requests).toHaveLength(2)
  })

  test('waits for an unreachable server and for a session, and loses nothing', async () => {
    const { saver, server, told } = house()
    server.failing = 'down'
    saver.change(fieldsOf('Bom dia'))
    expect(await saver.flush()).toBeNull()
    expect(saver.state.phase).toBe('offline')
    server.failing = refusal('signed_out')
    await vi.advanceTimersByTimeAsync(retryMs)
    expect([saver.state.phase, told]).toEqual(['signed_out', ['signed_out']])
    server.failing = null
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(saver.state.phase).toBe('saved')
    expect(server.fields.subject).toBe('Bom dia')
  })

  test('never overwrites a colleague by itself: the person chooses, and typing goes on meanwhile', async () => {
    const { saver, server, colleague } = house()
    colleague('Da colega')
    saver.change(fieldsOf('Meu'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(saver.state).toMatchObject({ phase: 'conflict', theirs: { fields: { subject: 'Da colega' } } })
    saver.change(fieldsOf('Meu, mais longo'))
    await vi.advanceTimersByTimeAsync(20 * retryMs)
    expect(await saver.flush()).toBeNull()
    expect(server.fields.subject).toBe('Da colega')
    expect(server.requests).toHaveLength(1)

    saver.keepMine()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.fields.subject).toBe('Meu, mais longo')
    expect(saver.state.phase).toBe('saved')

    colleague('Outra vez')
    saver.change(fieldsOf('Meu de novo'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(saver.takeTheirs()?.subject).toBe('Meu de novo')
    expect(saver.state).toMatchObject({ phase: 'saved', fields: { subject: 'Outra vez' }, generation: 1 })
    saver.put(fieldsOf('Meu de novo'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.fields.subject).toBe('Meu de novo')
  })

  test('a refused save says why and is tried again with the next change', async () => {
    const { saver, server, told } = house()
    server.failing = refusal('invalid')
    saver.change(fieldsOf('x'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect([saver.state.phase, told]).toEqual(['refused', ['invalid']])
    server.failing = null
    saver.change(fieldsOf('y'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(server.fields.subject).toBe('y')
  })

  test('what a closing screen leaves is saved', async () => {
    const { saver, server } = house()
    saver.change(fieldsOf('Até logo'))
    saver.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.fields.subject).toBe('Até logo')
  })
})
