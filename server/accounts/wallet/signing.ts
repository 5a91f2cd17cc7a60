import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { isHex, verifyMessage } from 'viem/utils'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { openCeremony, type Purpose, type TakenCeremony, takeCeremony } from '../identities/ceremony.ts'
import { type ProvedIdentity, providerName } from '../identities/identity.ts'

/** Ethereum's main network. A signature of a wallet's own key is the same on every network, so none is asked for. */
const chainId = 1
const minutes = 10

const hex = z.custom<Hex>(value => isHex(value))
const dialogue = z.object({ address: hex, message: z.string() })

/** A dialogue with a wallet: the text to sign, its state and the cookie that binds it to the browser. */
export interface AskedSignature {
  message: string
  state: string
  cookie: string
}

/**
 * Writes the text that a wallet signs (EIP-4361), for this site and the next ten minutes, and keeps it. `address` is a wallet's address with
 * or without its checksum's capitals. Raises not_found when wallets are off.
 */
export async function askSignature(address: Hex, purpose: Purpose): Promise<AskedSignature> {
  if (!env().identities.wallet) throw new DomainError('not_found')
  const { SITE_URL } = env()
  const issuedAt = now()
  const message = createSiweMessage({
    domain: new URL(SITE_URL).host,
    uri: SITE_URL,
    address,
    chainId,
    version: '1',
    nonce: randomBytes(16).toString('hex'),
    statement: purpose.session ? 'Ligar esta carteira a minha conta no jornal.' : 'Entrar no jornal com esta carteira.',
    issuedAt,
    expirationTime: new Date(issuedAt.getTime() + minutes * 60_000),
  })
  const { state, cookie } = await openCeremony('wallet', purpose, () => ({ address, message }))
  return { message, state, cookie }
}

/**
 * Takes the dialogue of a signature and proves the wallet with it: only the address that asked may have signed, and only the stored text.
 * Raises not_found, ceremony_over and identity_refused.
 */
export async function proveBySignature(
  { state, signature }: { state: string; signature: Hex },
  headers: Headers,
): Promise<{ proved: ProvedIdentity; taken: TakenCeremony<unknown> }> {
  const name = providerName('wallet')
  if (name === null) throw new DomainError('not_found')
  const taken = await takeCeremony('wallet', { state, headers, schema: dialogue })
  const { address, message } = taken.data
  const signed = await verifyMessage({ address, message, signature }).catch(() => false)
  if (!signed) throw new DomainError('identity_refused', { params: { name } })
  const subject = address.toLowerCase()
  return { proved: { provider: 'wallet', subject, label: address, verifiedEmail: null, fullName: '' }, taken }
}
