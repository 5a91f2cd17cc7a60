import { type Notice, takeNotice } from '#components/ui/notice.ts'
import { contactInvitation } from '#lib/support/contact-invitation.ts'

/** `contactPath`, without the module of all paths. */
const contactPath = '/contato'

const SHOWN_MS = 6_000

/** Shows the last request's notice from its cookie, once. */
export function showNotice(): void {
  const notice = takeNotice()
  if (notice) displayNotice(notice)
}

/** Shows a notice in the page's corner. Its button, Escape and a timer close it; the timer waits while it has the pointer or the focus. */
export function displayNotice(notice: Notice): void {
  document.querySelector('.notice')?.remove()
  const box = document.createElement('div')
  box.className = 'notice'
  box.dataset.kind = notice.kind
  // Screen readers announce only what enters a live region that is already in the page.
  box.setAttribute('role', notice.kind === 'error' ? 'alert' : 'status')
  document.body.append(box)
  const close = () => {
    document.removeEventListener('keydown', onKey)
    box.remove()
  }
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
  const closeWhenIdle = () => (box.matches(':hover, :focus-within') ? setTimeout(closeWhenIdle, 1_000) : close())
  box.append(paragraph(notice.text), closeButton(close))
  document.addEventListener('keydown', onKey)
  setTimeout(closeWhenIdle, SHOWN_MS)
}

/** The text, with a link where it invites to speak with the newspaper. */
function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  const [before = '', invited, after = ''] = text.split(contactInvitation)
  element.append(before)
  if (!invited) return element
  const link = document.createElement('a')
  link.href = contactPath
  link.textContent = invited
  link.className = 'underline'
  element.append(link, after)
  return element
}

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '×'
  button.setAttribute('aria-label', 'Fechar aviso')
  button.addEventListener('click', close)
  return button
}
