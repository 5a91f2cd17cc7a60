import {
  type Choice,
  consentCookie,
  consentCookieName,
  pressedChoice,
  readConsent,
  readVisitor,
} from '#lib/consent/consent.ts'
import { displayNotice } from './notice.ts'
import { newId } from './reading.ts'

/** Milliseconds in which a page that is being left is gone. */
const LEAVING_MS = 1_000

/** This browser's choice; null before one is made. Global Privacy Control refuses advertising in every case. */
export function currentChoice(): Choice | null {
  const choice = readConsent(document.cookie)
  return choice && { ...choice, advertising: choice.advertising && !refusesTracking() }
}

/** Whether the browser sends Global Privacy Control: a request not to sell or share data. */
export const refusesTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/**
 * Shows the first layer to readers without a choice, and sends the choice without leaving the page; `onChoice` runs after it. The cookie is set at
 * once and the request outlives the page, so that a link followed right after keeps the choice. On screen the layer is at the foot of the window.
 * In the document it follows the skip link, so that keyboards and screen readers reach it early. Escape hides it until the next page.
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
      setCookie(`${consentCookieName}=; Path=/; Max-Age=0`)
      form.requestSubmit(event.submitter)
    }
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    keepChoice(Object.fromEntries(fields))
    fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), keepalive: true }).then(
      ({ ok }) => {
        if (!ok || !currentChoice()) return submitNatively()
        close()
        displayNotice({ kind: 'success', text: 'Sua escolha foi guardada.' })
        onChoice()
        // A request also fails because the page is being left: then nothing runs any longer by that time.
      },
      () => setTimeout(submitNatively, LEAVING_MS),
    )
  }
  form.addEventListener('submit', send)
  layer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

/** Sets the cookie as the server will. Its proof is stored under the random id in it. */
function keepChoice(fields: Record<string, string>): void {
  const choice = pressedChoice(fields.escolha, fields)
  const visitorId = readVisitor(document.cookie) ?? newId()
  const advertising = choice.advertising && !refusesTracking()
  setCookie(consentCookie({ ...choice, advertising, visitorId }, location.protocol === 'https:'))
}

/** Not by the Cookie Store API, which some supported browsers lack. */
const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie)

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
