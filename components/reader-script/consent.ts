import { type Choice, readConsent } from '#lib/site/cookies/consent.ts'
import { displayNotice } from './notice.ts'

/** This browser's choice; null before one is made. Global Privacy Control refuses advertising in every case. */
export function currentChoice(): Choice | null {
  const choice = readConsent(document.cookie)
  return choice && { ...choice, advertising: choice.advertising && !refusesTracking() }
}

/** Whether the browser sends Global Privacy Control: a request not to sell or share data. */
export const refusesTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/**
 * Shows the first layer to readers without a choice, and sends the choice without leaving the page; `onChoice` runs after it. On screen the layer
 * is at the foot of the window. In the document it follows the skip link, so that keyboards and screen readers reach it early. Escape hides it
 * until the next page.
 */
export function askForConsent(onChoice: () => void): void {
  showChoice()
  const layer = document.querySelector<HTMLElement>('[data-consent]')
  const form = layer?.querySelector('form')
  if (!layer || !form || currentChoice()) return
  document.querySelector('a[href="#conteudo"]')?.after(layer)
  layer.dataset.asking = ''
  const close = () => {
    delete layer.dataset.asking
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    // After a failure the browser submits the form itself, and the server's page explains the error.
    const submitNatively = () => {
      form.removeEventListener('submit', send)
      form.requestSubmit(event.submitter)
    }
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) }).then(({ ok }) => {
      if (!ok || !currentChoice()) return submitNatively()
      close()
      displayNotice({ kind: 'success', text: 'Sua escolha foi guardada.' })
      onChoice()
    }, submitNatively)
  }
  form.addEventListener('submit', send)
  layer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

/** On the cookie page: sets the checkboxes to the current choice and describes it in a sentence. */
function showChoice(): void {
  const form = document.querySelector<HTMLFormElement>('[data-current-choice]')
  const choice = currentChoice()
  if (!form || !choice) return
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.checked = box.name === 'publicidade' ? choice.advertising : choice.measurement
  }
  const word = (allowed: boolean) => (allowed ? 'permitida' : 'recusada')
  const status = form.querySelector('[role=status]')
  if (!status) return
  status.textContent = `Sua escolha atual: medição de audiência ${word(choice.measurement)}, publicidade ${word(choice.advertising)}.`
}
