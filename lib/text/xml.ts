/**
 * Text made safe to stand in XML, between tags and inside quoted attributes: characters that XML 1.0 (§2.2) forbids are dropped, lone
 * surrogates among them, and `>` is escaped too, so that no `]]>` stands in it.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** An element with text in it, escaped. */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** What every XML file of ours begins with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
