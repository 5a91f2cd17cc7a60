import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail that the double accepted. */
export interface TakenMail {
  to: string
  raw: string
}

/**
 * How the double treats a mail to an address: accepts it; refuses the recipient or the finished message with a code; accepts and stores
 * the whole message but cuts the connection instead of answering; cuts the connection before the message; never answers for the recipient; or takes
 * milliseconds more.
 */
export type Behaviour =
  | 'take'
  | { recipient: number; says?: string }
  | { message: number; says?: string }
  | 'cut-after-message'
  | 'cut-before-message'
  | 'hang'
  | { slow: number }

export interface SmtpDouble {
  url: string
  taken: TakenMail[]
  /** The number of connections opened so far. */
  connections(): number
  /** The highest number of mails in transfer at the same time. */
  most(): number
  /** By address, or by domain as `@domain`. */
  behaviours: Map<string, Behaviour>
  /** Cuts all connections. */
  hangUp(): void
  close(): Promise<void>
}

const refusal = (code: number, says = `refused with ${code}`) => Object.assign(new Error(says), { responseCode: code })

/**
 * Opens a real SMTP server on this machine. Its behaviour depends on the recipient, and it stores the mails it accepts. Each mail takes
 * `milliseconds`. Without `keeps` it stores who got a mail and not the mail.
 */
export async function openSmtp({ milliseconds = 0, port = 0, keeps = true } = {}): Promise<SmtpDouble> {
  const taken: TakenMail[] = []
  const behaviours = new Map<string, Behaviour>()
  let [opened, now, most] = [0, 0, 0]
  const behaviourOf = (address = '') => behaviours.get(address) ?? behaviours.get(`@${address.split('@')[1]}`) ?? 'take'
  const server = new SMTPServer({
    authOptional: true,
    hideENHANCEDSTATUSCODES: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect(_session, done) {
      opened++
      done()
    },
    onRcptTo({ address }, session, done) {
      const behaviour = behaviourOf(address)
      if (behaviour === 'cut-before-message') return cut(session.id)
      if (behaviour === 'hang') return
      done(
        typeof behaviour === 'object' && 'recipient' in behaviour ? refusal(behaviour.recipient, behaviour.says) : null,
      )
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const behaviour = behaviourOf(to)
      const chunks: Buffer[] = []
      most = Math.max(most, ++now)
      stream.on('data', chunk => {
        if (keeps) chunks.push(chunk)
      })
      stream.on('end', () => {
        setTimeout(
          () => {
            now--
            if (typeof behaviour === 'object' && 'message' in behaviour)
              return done(refusal(behaviour.message, behaviour.says))
            taken.push({ to, raw: Buffer.concat(chunks).toString() })
            if (behaviour === 'cut-after-message') cut(session.id)
            else done()
          },
          milliseconds + (typeof behaviour === 'object' && 'slow' in behaviour ? behaviour.slow : 0),
        )
      })
    },
  })
  // Some tests break the client's connection.
  server.on('error', () => {})
  const cut = (id: string) => {
    for (const connection of server.connections) {
      if ((connection as unknown as { id: string }).id === id) (connection as unknown as Cuttable)._socket.destroy()
    }
  }
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    behaviours,
    connections: () => opened,
    most: () => most,
    hangUp: () => {
      for (const connection of server.connections) (connection as unknown as Cuttable)._socket.destroy()
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

interface Cuttable {
  _socket: { destroy(): void }
}
