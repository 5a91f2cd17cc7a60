import { mediaPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { ReplacePictureInput } from '#lib/schemas/media.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { mediaPolicy } from '../policy.ts'

/** The picture that takes another's place, as texts show it: the address and size, in pixels, of its widest rendition. */
export interface Successor extends ReplacePictureInput {
  src: string
  width: number
  height: number
}

/** Locks a picture and its successor, for editors. Part of a command. Raises forbidden, or picture_not_found when one of the two is gone. */
export async function lockSuccessor({ tx, actor }: CommandContext, input: ReplacePictureInput): Promise<Successor> {
  mediaPolicy.assert(actor, 'replace', null)
  const { id, by } = input
  await tx.$queryRaw`SELECT 1 FROM media WHERE id IN (${id}::uuid, ${by}::uuid) ORDER BY id FOR NO KEY UPDATE`
  const found = await tx.media.findMany({ where: { id: { in: [id, by] } } })
  const next = found.find(picture => picture.id === by)
  if (found.length !== 2 || !next) throw new DomainError('picture_not_found')
  const width = next.widths.at(-1) ?? next.width
  return { ...input, src: mediaPath(by, width), width, height: Math.round((next.height * width) / next.width) }
}

/** The library offers the successor in the picture's place. Part of a command. */
export async function settleSuccessor(
  { tx }: CommandContext,
  { id, by, alt, credit }: ReplacePictureInput,
): Promise<void> {
  await tx.media.update({ where: { id }, data: { replacedBy: by, isKept: false }, select: { id: true } })
  await tx.media.update({ where: { id: by }, data: { alt, credit, isKept: true }, select: { id: true } })
}
