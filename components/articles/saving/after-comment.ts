/** Milliseconds after a comment is left in which its sending ends. */
const sendingMs = 1_000

/** Runs `work` now, or once nobody writes a comment: another screen under the hands would take the next words. */
export function afterComment(work: () => void): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement && field.closest('[data-comments]'))) return work()
  field.addEventListener('blur', () => setTimeout(() => afterComment(work), sendingMs), { once: true })
}
