/** Puts a text on the clipboard: whether that worked. A browser that reached the house without HTTPS has none, others may be told not to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
