/**
 * Escapes text for XML, between tags and inside quoted attributes. Drops characters that XML 1.0 (§2.2) forbids, lone surrogates among
 * them. Escapes `>` too, so that the result contains no `]]>`.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** The first line of every XML file of this site. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
