import type { Actor } from '#lib/actor.ts'
import { findGiftedBody } from './gifted.ts'
import { findPreviewBody } from './preview.ts'
import { findReadableBody } from './readable.ts'

/** The keys in the address of a frame or a picture, by which a preview or a gift opens it. */
export interface Keys {
  preview: string | null
  gift: string | null
}

export function keysIn({ url }: Request): Keys {
  const query = new URL(url).searchParams
  return { preview: query.get('previa'), gift: query.get('presente') }
}

/** The body of an article for a reader of it, or for who has the key of a preview or a gift; null for all others. */
export function findOpenedBody(actor: Actor, id: string, { preview, gift }: Keys): Promise<string | null> {
  if (preview !== null) return findPreviewBody(preview, id)
  return gift === null ? findReadableBody(actor, id) : findGiftedBody(gift, id)
}
