import type { Actor } from '#lib/actor.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { db } from '#server/platform/db/db.ts'
import { readHouse } from '#server/site/queries.ts'
import { editionPolicy } from '../policy.ts'
import { writeSample } from '../write.ts'

/** How a preview looks: in a light or a dark mail program, or as plain text. */
export type PreviewLook = 'claro' | 'escuro' | 'texto'

/**
 * An edition's mail as it is saved, as a document for a frame: light or dark whatever the screen's own scheme is. Null for an unknown edition. Raises
 * forbidden.
 */
export async function previewEdition(actor: Actor, id: string, look: PreviewLook): Promise<string | null> {
  editionPolicy.assert(actor, 'read', null)
  const viewer = actor.id === null ? null : db().profile.findUnique({ where: { id: actor.id } })
  const sample = await writeSample(id, await readHouse(), (await viewer)?.fullName)
  if (!sample) return null
  const { html, text } = sample.written
  if (look === 'texto')
    return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Só texto</title><pre style="margin:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 monospace">${escapeHtml(text)}</pre>`
  return withScheme(html, look)
}

/** A frame takes its colour scheme from the screen, so the mail's own media query is replaced. */
const withScheme = (html: string, look: 'claro' | 'escuro'): string =>
  html
    .replace(
      '<meta name="color-scheme" content="light dark">',
      `<meta name="color-scheme" content="${look === 'escuro' ? 'dark' : 'light'}">`,
    )
    .replace('@media (prefers-color-scheme: dark)', look === 'escuro' ? '@media all' : '@media not all')
