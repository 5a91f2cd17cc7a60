import { request } from 'node:http'
import { sentence, type Try } from '#tests/support/doors/tries.ts'
import type { Door } from './doors.ts'

const LONGEST_MS = 30_000
/** As much of an answer as a sentence can stand in. */
const READ_BYTES = 64 * 1024

/** Who sends a try. */
export interface Sender {
  cookie: string
  network: string
}

/** The status of an answer, 0 without one, and the beginning of its text. */
export interface Answered {
  status: number
  text: string
}

/** Sends a try to a door on a connection of its own, and reads the answer to its end; a stream of events only to its beginning. */
export function sendTry(base: string, door: Door, { body, query, headers }: Try, sender: Sender): Promise<Answered> {
  const url = `${base}${door.path}${query ? `?${query}` : ''}`
  const sent = request(url, {
    method: door.method,
    agent: false,
    timeout: LONGEST_MS,
    headers: {
      ...headers,
      ...door.headers,
      ...(body && { 'content-length': body.length }),
      ...(sender.cookie && { cookie: sender.cookie }),
      'x-forwarded-for': sender.network,
      origin: base,
    },
  })
  return new Promise(resolve => {
    let answered: Answered | undefined
    const end = (failure: string) => resolve(answered ?? { status: 0, text: failure })
    sent.on('timeout', () => sent.destroy(new Error('sem resposta')))
    // After an answer the server may close the connection while the body is still being sent.
    sent.on('error', error => end(error.message))
    sent.on('close', () => end('a conexão acabou'))
    sent.on('response', response => {
      const told = { status: response.statusCode ?? 0, text: '' }
      answered = told
      response.on('data', (chunk: Buffer) => {
        if (told.text.length < READ_BYTES) told.text += chunk
      })
      response.on('error', () => end(''))
      response.on('end', () => {
        end('')
        sent.destroy()
      })
      if (response.headers['content-type']?.startsWith('text/event-stream')) sent.destroy()
    })
    sent.end(body)
  })
}

/** What is wrong with the answer to a try; null when it is right. */
export function faultIn({ kind }: Door, tried: Try, { status, text }: Answered): string | null {
  if (status === 0) return text
  if (status >= 500) return String(status)
  // Nobody reads the answer to a picture that is not there, nor React's to arguments that none of our screens sends.
  const isRead = kind === 'query' ? text !== '' : kind !== 'action' || status !== 400
  if (status >= 400) return sentence.test(text) || !isRead ? null : `${status} sem frase`
  // A page reads what it knows of a query; a plain form is led back to its page, where a notice says the sentence.
  if (kind === 'query' || status >= 300) return null
  if (kind === 'action') return /"serverError":\{"code":"unexpected"/.test(text) ? '200 com erro inesperado' : null
  return tried.name === 'dez vezes o limite' ? `${status}: aceito além do limite` : null
}
