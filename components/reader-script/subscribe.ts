import { displayNotice } from './notice.ts'

const offline = 'Não conseguimos enviar. O endereço continua aqui; tente de novo.'

/**
 * Sends the newsletter's short form without leaving the page: the answer takes the form's place, and a refusal is a notice beside what was typed.
 * Without this script the server leads to a page that says the same.
 */
export function subscribeInPlace(): void {
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return
    event.preventDefault()
    if (form.ariaBusy !== 'true') send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true'
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const headers = { accept: 'application/json' }
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), headers })
    const { message } = await answer.json()
    if (answer.ok) say(form, message)
    else displayNotice({ kind: 'error', text: message })
  } catch {
    displayNotice({ kind: 'error', text: offline })
  } finally {
    form.ariaBusy = 'false'
  }
}

/** The focus follows, because the button that had it is gone: a screen reader says the sentence. */
function say(form: HTMLFormElement, sentence: string): void {
  const place = document.createElement('p')
  place.className = 'said'
  place.tabIndex = -1
  place.textContent = sentence
  form.replaceChildren(place)
  place.focus()
}
