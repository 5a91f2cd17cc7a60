/** Text between tags, in the one spelling that a body is stored in. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text inside a quoted attribute, in the same spelling. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
