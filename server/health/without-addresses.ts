const longest = 300

/**
 * An error's text for a screen: its first line, without a stack, mail addresses, web addresses with passwords, long tokens or paths of
 * this machine (abuse case 40).
 */
export function withoutAddresses(text: string): string {
  const [line = ''] = text.split('\n')
  return line
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@]*@/gi, match => `${match.slice(0, match.indexOf('://'))}://…@`)
    .replace(/[^\s<>"'():,;@]+@[^\s<>"'():,;]+/g, '…@…')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/(?:\/[\w.-]+){3,}/g, '…')
    .slice(0, longest)
}
