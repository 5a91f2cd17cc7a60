import type { Address, Hex } from 'viem'
import { isAddress, isHex } from 'viem/utils'
import { z } from 'zod'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { conclude } from '../identities/conclude.ts'
import {
  beginLimit,
  beginning,
  concludedAnswer,
  concludeLimit,
  openedAnswer,
  purposeOf,
} from '../identities/purpose.ts'
import { askSignature, proveBySignature } from './signing.ts'

const address = z.custom<Address>(value => typeof value === 'string' && isAddress(value, { strict: false }))
/** 65 bytes, as an own key of a wallet signs. */
const signature = z.custom<Hex>(value => isHex(value) && value.length === 132)

/** Gives the text that the wallet signs. */
export const postMessage = route({
  name: 'wallet.message',
  method: 'POST',
  access: 'public',
  limit: beginLimit,
  body: json(4_096, beginning.extend({ address })),
  async answer({ request: { headers }, input }) {
    const { cookie, ...asked } = await askSignature(input.address, await purposeOf(headers, input))
    return openedAnswer(asked, cookie)
  },
})

/** Signs in with the wallet's signature, or links the wallet; gives the address to open. */
export const postSignature = route({
  name: 'wallet.signature',
  method: 'POST',
  access: 'public',
  limit: concludeLimit,
  body: json(4_096, z.object({ state: z.string().max(200), signature })),
  async answer({ request: { headers }, input }) {
    const { proved, taken } = await proveBySignature(input, headers)
    return concludedAnswer(await conclude(headers, taken, proved))
  },
})
