/** Milliseconds after a comment is left in which its sending ends. */
const sendingMs = 1_000

/** Runs `work` now, or once nobody writes a comment: another screen under the hands would take the next words. */
export function afterComment(work: () => void): void {
  const field = document.activeElement
  const isComment = field instanceof HTMLTextAreaElement && field.closest('[data-comments]') !== null
  if (isComment) field.addEventListener('blur', () => setTimeout(() => afterComment(work), sendingMs), { once: true })
  else work()
}
