import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A mail in the double's only folder. */
export interface KeptMail {
  uid: number
  raw: string
  seen: boolean
}

export interface ImapDouble {
  /** With a user and a password. */
  url: string
  mails: KeptMail[]
  put(raw: string): void
  /** The connection is cut at this command, e.g. `STORE`, the next time it comes. */
  cutAt(command: string): void
  close(): Promise<void>
}

const account = { user: 'avisos', password: 'segredo da caixa' }

/** Opens a small IMAP server (RFC 3501) on this machine: one account, one folder, and the commands that our client uses. */
export async function openImap(): Promise<ImapDouble> {
  const mails: KeptMail[] = []
  const sockets = new Set<Socket>()
  let cut: string | null = null
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] pronto\r\n')
    const session = { entered: false }
    let rest = ''
    socket.on('data', data => {
      rest += data.toString('latin1')
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [tag = '*', ...words] = line.split(' ')
        const command = words.join(' ')
        if (cut && command.toUpperCase().includes(cut)) {
          cut = null
          socket.destroy()
          return
        }
        for (const answer of answersTo(command, mails, session)) socket.write(answer.replace('TAG', tag), 'latin1')
        if (/^LOGOUT/i.test(command)) socket.end()
      }
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://${account.user}:${encodeURIComponent(account.password)}@127.0.0.1:${port}/INBOX`,
    mails,
    put: raw => void mails.push({ uid: mails.length + 1, raw: raw.replace(/\r?\n/g, '\r\n'), seen: false }),
    cutAt: command => {
      cut = command
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(done => server.close(() => done()))
    },
  }
}

function answersTo(command: string, mails: KeptMail[], session: { entered: boolean }): string[] {
  const ok = (text = 'feito') => `TAG OK ${text}\r\n`
  const [verb = ''] = command.toUpperCase().replace(/^UID /, 'UID-').split(' ')
  switch (verb) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1\r\n', ok()]
    case 'LOGIN':
      session.entered = command.includes(account.user) && command.includes(account.password)
      return [session.entered ? ok() : 'TAG NO [AUTHENTICATIONFAILED] recusado\r\n']
    case 'LOGOUT':
      return ['* BYE até logo\r\n', ok()]
    case 'LIST':
    case 'LSUB':
      return [`* ${verb} () "/" INBOX\r\n`, ok()]
    case 'SELECT':
      if (!session.entered) return ['TAG NO entre primeiro\r\n']
      return [
        '* FLAGS (\\Seen)\r\n',
        '* OK [PERMANENTFLAGS (\\Seen)] marcas\r\n',
        `* ${mails.length} EXISTS\r\n`,
        '* OK [UIDVALIDITY 1] UIDs\r\n',
        `* OK [UIDNEXT ${mails.length + 1}] próximo\r\n`,
        ok('[READ-WRITE] aberta'),
      ]
    case 'UID-SEARCH':
      return [`* SEARCH ${unread(mails).join(' ')}\r\n`, ok()]
    case 'UID-FETCH':
      return [...fetched(command, mails), ok()]
    case 'UID-STORE':
      return [...marked(command, mails), ok()]
    default:
      return [/^(NOOP|CLOSE|UNSELECT|CHECK)$/.test(verb) ? ok() : 'TAG BAD não conheço\r\n']
  }
}

const unread = (mails: KeptMail[]): number[] => mails.filter(({ seen }) => !seen).map(({ uid }) => uid)

const named = (command: string, mails: KeptMail[]): KeptMail[] => {
  const uid = Number(/^UID \w+ (\d+)/i.exec(command)?.[1])
  return mails.filter(mail => mail.uid === uid)
}

function fetched(command: string, mails: KeptMail[]): string[] {
  const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/i.exec(command)?.[1] ?? Number.MAX_SAFE_INTEGER)
  return named(command, mails).map(({ uid, raw }) => {
    const bytes = Buffer.from(raw).subarray(0, most).toString('latin1')
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${bytes.length}}\r\n${bytes})\r\n`
  })
}

function marked(command: string, mails: KeptMail[]): string[] {
  for (const mail of named(command, mails)) mail.seen = /\\Seen/i.test(command)
  return []
}
