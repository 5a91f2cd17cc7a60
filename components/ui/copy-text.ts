/** Copies a text to the clipboard; returns whether it succeeded. Without HTTPS there is no clipboard, and a browser may deny access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
