/** Escapes text between tags, in the one spelling of stored bodies. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes text inside a quoted attribute, in the same spelling. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
