import { type Choice, readConsent } from '#lib/site/consent.ts'
import { say } from './notice.ts'

/** What this browser allowed; null while nobody has chosen. Global Privacy Control refuses advertising, whatever was chosen. */
export function currentChoice(): Choice | null {
  const choice = readConsent(document.cookie)
  return choice && { ...choice, advertising: choice.advertising && !refusesTracking() }
}

/** Whether the browser itself asks not to be sold to (Global Privacy Control). */
export const refusesTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/**
 * Shows the first layer to who has not chosen, and keeps the page where it is when they do; `onChoice` runs then. It stands at the foot of the
 * window and, for who goes from one thing to the next, at the head of the page, after the link that skips it all. Escape puts it off until the
 * next page.
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
    // Where that fails, the form goes its plain way, and the house says what is wrong.
    const goPlain = () => {
      form.removeEventListener('submit', send)
      form.requestSubmit(event.submitter)
    }
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) }).then(({ ok }) => {
      if (!ok || !currentChoice()) return goPlain()
      close()
      say({ kind: 'success', text: 'Sua escolha foi guardada.' })
      onChoice()
    }, goPlain)
  }
  form.addEventListener('submit', send)
  layer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

/** On the page about cookies: the boxes stand as they were chosen, and a sentence says since when it holds. */
function showChoice(): void {
  const form = document.querySelector<HTMLFormElement>('[data-current-choice]')
  const choice = currentChoice()
  if (!form || !choice) return
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.checked = box.name === 'publicidade' ? choice.advertising : choice.measurement
  }
  const word = (allowed: boolean) => (allowed ? 'permitida' : 'recusada')
  const said = form.querySelector('[role=status]')
  if (!said) return
  said.textContent = `Sua escolha atual: medição de audiência ${word(choice.measurement)}, publicidade ${word(choice.advertising)}.`
}
