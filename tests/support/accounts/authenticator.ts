import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Value = number | string | Buffer | Map<number | string, Value>

/** CBOR (RFC 8949) of the few values that an attestation holds. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()
const text = (value: Buffer | string) => Buffer.from(value).toString('base64url')

interface Answering {
  origin?: string
  host?: string
  counter?: number
  /** Whether it verified its person, by PIN or biometry. */
  verified?: boolean
  userHandle?: string
}

/** A WebAuthn authenticator of the tests (ES256, no attestation). By default it answers at `http://localhost:3000`. */
export function makeAuthenticator() {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = cbor(
    new Map<number, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const clientData = (type: string, challenge: string, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (attested: Buffer | null, { host = 'localhost', counter = 0, verified = true }: Answering) => {
    const flags = 1 | (verified ? 4 : 0) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id: text(id),
    /** The answer to an enrolment's challenge. */
    enrol(challenge: string, given: Answering = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = new Map<string, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Value>()],
        ['authData', data(attested, given)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, given.origin)),
          attestationObject: text(cbor(attestation)),
          transports: ['usb'],
        },
      }
    },
    /** The answer to a challenge. */
    answer(challenge: string, given: Answering = {}) {
      const [client, auth] = [clientData('webauthn.get', challenge, given.origin), data(null, given)]
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(auth),
          signature: text(sign('sha256', Buffer.concat([auth, sha256(client)]), privateKey)),
          userHandle: given.userHandle,
        },
      }
    },
  }
}
