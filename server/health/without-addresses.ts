const longest = 300
/** Tokens of this length are keys, hashes and the like. */
const tokenLength = 32

/**
 * An error's text for a screen: its first line, at most 300 letters, without mail addresses, long tokens, and web addresses and paths
 * with three slashes or more (abuse case 40).
 */
export function withoutAddresses(text: string): string {
  const [line = ''] = text.slice(0, 2 * longest).split('\n')
  const words = line.split(/([\s<>"'(),;])/)
  return words
    .map(word => (isPrivate(word) ? '…' : word))
    .join('')
    .slice(0, longest)
}

const isPrivate = (word: string): boolean =>
  word.includes('@') || word.length >= tokenLength || word.split('/').length > 3
