import { isEditor } from '#lib/actor.ts'
import { uploadAt } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { findUpload } from '#server/media/queries/uploads.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface Cover {
  coverMediaId: string | null
  coverImage: string | null
}

const refused = (sentence: string) => new DomainError('invalid', { fields: { coverImage: sentence } })

/**
 * Checks that an actor may use a picture as a cover: an address elsewhere, one's own upload, or one of the house's library
 * (`findUpload`). Editors may use any, and a cover that the text has already stays. Raises invalid.
 */
export async function assertUsableCover(
  { tx, actor }: CommandContext,
  cover: Cover,
  before: Cover | null,
): Promise<void> {
  const id = uploadOf(cover)
  if (id === null || (before && uploadOf(before) === id)) return
  const upload = await findUpload(tx, id)
  if (!upload) throw refused('A imagem enviada não foi encontrada.')
  if (isEditor(actor) || upload.ownerId === actor.id || upload.inLibrary) return
  throw refused('Esta imagem foi enviada por outra pessoa e ainda não saiu no jornal. Envie a sua ou peça à edição.')
}

const uploadOf = ({ coverMediaId, coverImage }: Cover): string | null =>
  coverMediaId ?? (coverImage ? uploadAt(coverImage, siteOrigin()) : null)
