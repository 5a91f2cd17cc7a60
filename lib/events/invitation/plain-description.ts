import { visibleText } from '../../text/html.ts'

const formatted =
  /<\/?(?:p|br|div|span|b|strong|i|em|u|a|ul|ol|li|h[1-6]|table|html|body)(?:\s[^<>]{0,2000})?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/i
const link = /<a\s(?:[^<>]{0,500}\s)?href=["']?(https?:[^"'<>\s]{1,1000})["']?[^<>]{0,500}>([^<]{0,500})<\/a>/gi

/**
 * A calendar file's description as lines of text: some programs write HTML into it. Links keep their address. A text that is no HTML stays as it
 * is.
 */
export function plainDescription(text: string): string {
  if (!formatted.test(text)) return text
  return text
    .replace(link, (_, address: string, label: string) => (isSame(label, address) ? address : `${label} (${address})`))
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(?:br|hr)\b[^<>]*>|<\/(?:p|div|h[1-6]|tr|ul|ol)\s*>/gi, '\n')
    .split('\n')
    .map(visibleText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isSame = (label: string, address: string): boolean => label.trim() === '' || address.includes(label.trim())
